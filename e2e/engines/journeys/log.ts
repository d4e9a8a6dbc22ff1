import { people } from '../../fixtures.ts';
import { type Journey, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

const lines = role('log', 'Log');

export const readLog: Journey = {
  name: 'follows the log, narrows it and scrolls back in it',
  essentialAt: [1440],
  sandbox: { series: 5 },
  run: async (place) => {
    const { screen, server } = place;
    const write = async (count: number) => {
      await fetch(`${server.url}/__sandbox/log`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ count }),
      });
    };
    await signInAt(place, 'log', people.plain);
    await screen.see(text(/Initializing Web Hosts/, { within: lines }));
    await write(300);
    const follow = role('button', 'Auto-scroll');
    await screen.see(text(/^30\d lines$/));
    await screen.see(follow, ({ attributes }) => attributes['aria-pressed'] === 'true');
    await screen.click(lines);
    await screen.press('Home');
    await screen.see(follow, ({ attributes }) => attributes['aria-pressed'] === 'false');
    await screen.see(text(/Initializing Web Hosts/, { within: lines }));
    await screen.click(follow);
    await screen.see(follow, ({ attributes }) => attributes['aria-pressed'] === 'true');
    await screen.lack(text(/Initializing Web Hosts/, { within: lines }));
    await screen.fill(role('searchbox', 'Search log'), 'Web Hosts');
    await screen.see(text(/^1 of 30\d lines$/));
  },
};
