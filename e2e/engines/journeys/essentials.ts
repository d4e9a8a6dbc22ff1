import { card, type Journey, signInAt } from '../Journey.ts';
import { role } from '../screen.ts';
import { searchAndOpen } from './collection.ts';
import { linkByName, prepareFilesToLink } from './files.ts';

export const essentials: Journey = {
  name: 'signs in, searches, opens a series, marks an episode and links files to episodes',
  essentialAt: [1440, 390],
  sandbox: { series: 60, looseFiles: 12 },
  prepare: prepareFilesToLink,
  run: async (place) => {
    const { screen, server } = place;
    await signInAt(place, 'collection');
    await screen.see(card);
    await searchAndOpen(place);

    await screen.driver.goTo(`${server.url}/webui/collection/series/5/episodes`);
    const marks = () => server.sandbox.requests.find({ path: '/api/v3/Episode/*/Watched/*', method: 'POST' });
    const mark = async (name: string, shown: string, press: () => Promise<void>) => {
      const before = marks().length;
      await press();
      await screen.see(role('button', shown));
      await screen.until(
        `saved state after ${name}`,
        async () => marks()[before]?.status,
        (status) => status === 200,
      );
    };
    await mark('Mark as unwatched', 'Mark as watched', () =>
      screen.click(role('button', 'Mark as unwatched')),
    );
    // By keyboard: a second click at the same place might count as a double click.
    await screen.see(role('button', 'Mark as watched'), ({ isFocused }) => isFocused);
    await mark('Mark as watched', 'Mark as unwatched', () => screen.press('Enter'));

    await linkByName(place);
  },
};
