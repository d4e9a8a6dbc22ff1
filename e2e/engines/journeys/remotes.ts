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
