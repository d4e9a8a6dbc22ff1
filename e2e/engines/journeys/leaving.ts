import { newDeployment } from '../../../tools/publish/newDeployment.ts';
import { installPlugin } from '../../handWrittenPlugin.ts';
import { type Ingest, startIngest } from '../../ingest.ts';
import { card, type Journey, type Place, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

/** Errors that were reported; reports of times are others. */
const errorsOf = ({ received }: Ingest) => received.filter((report) => report.includes('"type":"event"'));

async function leaveAndReport(place: Place, ingest: Ingest): Promise<void> {
  const { screen, server } = place;
  const { misbehaviour, requests } = server.sandbox;
  await signInAt(place, 'settings/general');
  await screen.click(role('switch', 'Error Reports'));
  await screen.click(role('button', 'Save'));
  await screen.see(text('Settings saved!'));

  misbehaviour.add({ pattern: '/webui/*.js', delay: 300 });
  for (const [path, remote] of [
    ['dashboard', 'dashboard'],
    ['utilities/unrecognized/files', 'utilities'],
    ['collection', 'collection'],
  ] as const) {
    await screen.driver.leaveFor(`${server.url}/webui/${path}`);
    const asked = () => requests.find({ path: `/webui/remotes/${remote}/*` });
    await screen.until(
      `script of ${remote}`,
      async () => asked().length,
      (count) => count > 0,
    );
  }
  misbehaviour.clear();
  await screen.driver.goTo(`${server.url}/webui/collection`);
  await screen.see(card);
  await screen.lack(text('Something went wrong'));

  // What does go wrong is reported, and it is the first.
  await screen.driver.goTo(`${server.url}/webui/collection/series/5/x/mischief.tab`);
  const first = await screen.until(
    'report',
    async () => {
      await screen.click(role('button', 'Retry'));
      return errorsOf(ingest)[0];
    },
    (report) => report !== undefined,
  );
  if (!first?.includes('mischief')) throw new Error(`Something else was reported: ${first}`);
}

export const leaving: Journey = {
  name: 'leaves pages while their scripts load, and no error of it is shown or reported',
  sandbox: { series: 40 },
  run: async (place) => {
    const ingest = await startIngest();
    await newDeployment(place.deployment, { reporter: ingest.dsn });
    await installPlugin(place.deployment, { tab: `(React) => () => { throw new TypeError('out of ink'); }` });
    try {
      await leaveAndReport(place, ingest);
    } finally {
      ingest.close();
    }
  },
  // Firefox says so itself of each script that it stops loading: what came is empty, and not what was promised. And its
  // driver does not tell which error was handed to the console; that nothing else was is seen by what was reported.
  expectedErrors:
    /None of the “sha384” hashes .* The computed hash is “OLBgp1GsljhM2TJ|out of ink|^JSHandle@error$/,
};
