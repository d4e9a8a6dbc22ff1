import { installPlugin } from '../../handWrittenPlugin.ts';
import { card, type Journey, signInAt } from '../Journey.ts';
import { role, text } from '../screen.ts';

export const failingRemote: Journey = {
  name: 'is told of a part that cannot be had, and gets it on Retry',
  sandbox: { series: 40 },
  prepare: ({ server }) =>
    server.sandbox.misbehaviour.add({
      pattern: '/webui/remotes/collection/*/remoteEntry.js*',
      status: 500,
      body: '',
    }),
  run: async (place) => {
    const { screen, server } = place;
    await signInAt(place, 'collection');
    const failure = role('heading', 'Collection could not be shown');
    await screen.see(failure);
    await screen.see(text(/returned status 500/));
    server.sandbox.misbehaviour.clear();
    await screen.click(role('button', 'Retry'));
    await screen.see(card);
    await screen.lack(failure);
  },
  expectedErrors: /./,
};

/** WebKit doesn't list any new style sheet of the document while another one loads. */
export const slowStyles: Journey = {
  name: 'opens a page while styles of the shell are still loading',
  essentialAt: [1440],
  sandbox: { series: 40 },
  prepare: ({ server }) =>
    server.sandbox.misbehaviour.add({ pattern: '/webui/shell/*/parts.css', delay: 5_000 }),
  run: async (place) => {
    const { screen, server } = place;
    await signInAt(place, 'dashboard');
    // Menus come with the first press of one, and their styles with them.
    await screen.click(role('button', /^Account:/));
    await screen.until(
      'request for the styles',
      async () => server.sandbox.requests.find({ path: '/webui/shell/*/parts.css' }).length,
      (count) => count > 0,
    );
    await screen.click(role('link', 'Collection'));
    await screen.see(card);
    await screen.lack(text('Its styles did not load.'));
  },
};

export const plugin: Journey = {
  name: 'opens the tab of a plugin and presses what is in it',
  sandbox: { series: 40 },
  prepare: ({ deployment }) =>
    installPlugin(deployment, {
      tab: `(React) => () => {
        const [count, setCount] = React.useState(0);
        return React.createElement('button', { onClick: () => setCount(count + 1) }, 'Pressed ' + count + ' times');
      }`,
    }),
  run: async (place) => {
    const { screen } = place;
    await signInAt(place, 'collection/series/5');
    await screen.click(role('link', 'Mischief', { within: role('navigation', 'Series') }));
    await screen.click(role('button', 'Pressed 0 times'));
    await screen.see(role('button', 'Pressed 1 times'));
  },
};
