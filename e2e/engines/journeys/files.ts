import { people } from '../../fixtures.ts';
import { type Journey, type Place, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

const table = role('table', 'Unrecognized Files');
const bar = role('region', 'Selection');

/** On a phone the other buttons are in a menu. */
async function pressInBar({ screen, size }: Place, name: RegExp): Promise<void> {
  if (size.width < 720) {
    await screen.click(role('button', 'More actions', { within: bar }));
    await screen.click(role('menuitem', name));
  } else await screen.click(role('button', name, { within: bar }));
}

export const selectRange: Journey = {
  name: 'selects a range with Shift, puts its files aside and takes that back',
  sandbox: { series: 20, looseFiles: 60 },
  run: async (place) => {
    const { screen } = place;
    await signInAt(place, 'utilities/unrecognized/files', people.plain);
    const count = text(/^\d+ files$/, { within: role('status') });
    const before = await screen.see(count);
    await screen.click(role('checkbox', /./, { within: table, at: 1 }));
    await screen.click(role('checkbox', /./, { within: table, at: 3 }), { held: 'Shift' });
    await screen.see(text(/^3 files selected/, { within: bar }));
    await pressInBar(place, /^Ignore/);
    await screen.see(text('3 files ignored!'));
    await screen.see(count, (seen) => seen.text !== before.text);
    await screen.click(role('button', 'Undo'));
    await screen.see(count, (seen) => seen.text === before.text);
  },
};

export function prepareFilesToLink({ server: { sandbox } }: Pick<Place, 'server'>): void {
  const { library } = sandbox;
  const series = [...library.series.values()].find(({ episodes }) => episodes.length >= 6);
  const loose = [...library.files.values()].filter(
    ({ isIgnored, episodes, locations }) => !isIgnored && episodes.length === 0 && locations.length === 1,
  );
  const show = series && library.seriesName(series).replaceAll(/[\\/:*?"<>|]/g, '');
  for (const [index, { locations }] of loose.slice(0, 5).entries()) {
    for (const location of locations) location.relativePath = `tape shelf/${show} - 0${index + 1}.mkv`;
  }
}

/** Requires {@link prepareFilesToLink} and a signed-in user. */
export async function linkByName({ screen, server }: Place): Promise<void> {
  const { library } = server.sandbox;
  const series = [...library.series.values()].find(({ episodes }) => episodes.length >= 6);
  if (!series) throw new Error('No series has six episodes.');
  await screen.driver.goTo(`${server.url}/webui/utilities/unrecognized/files?q=tape%20shelf`);
  await screen.see(text('5 files', { within: role('status') }));
  await screen.click(role('checkbox', /./, { within: table, at: 1 }));
  await screen.click(role('checkbox', 'Select all', { within: table }));
  await screen.see(text(/^5 files selected/, { within: bar }));
  await screen.click(role('button', /^Manual Link/, { within: bar }));
  await screen.see(text('0 of 5 files ready to link'));
  await screen.click(text(library.seriesName(series), { within: role('list', 'Series found') }));
  await screen.click(role('button', 'Match by name'));
  await screen.see(text('5 of 5 files ready to link'));
  await screen.click(role('button', 'Link 5 Files'));
  await screen.see(text('Scheduled a 1:1 linking for 5 files!'));
  await screen.address(/\/utilities\/unrecognized\/files$/);
  const linked = () =>
    [...library.files.values()].filter(
      ({ locations, episodes }) =>
        locations.some(({ relativePath }) => relativePath?.startsWith('tape shelf')) && episodes.length === 1,
    );
  await screen.until(
    'five linked files',
    async () => linked().length,
    (count) => count === 5,
  );
}
