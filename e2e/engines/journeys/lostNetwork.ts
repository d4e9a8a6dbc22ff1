import { setTimeout as delay } from 'node:timers/promises';
import { card, type Journey, type Place, typeLogin } from '../Journey.ts';
import { role, type Screen, text } from '../screen.ts';

const palette = role('combobox', 'Place, series or action');
const replaced = 'Something went wrong';

/** How engines log failed requests and the lost hub connection. */
const failedRequests =
  /^Failed to load resource: net::ERR_|^WebSocket connection to |Firefox can’t establish a connection to the server at ws:/;

/** Records whether the page was ever replaced by its error, even briefly. */
async function watch({ driver }: Screen): Promise<void> {
  await driver.evaluate(`(() => {
    const look = () => { window.wasReplaced ||= document.body.textContent.includes('${replaced}'); };
    look();
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
  })()`);
}

async function wasNeverReplaced({ driver }: Screen): Promise<void> {
  if ((await driver.evaluate('window.wasReplaced')) !== false)
    throw new Error('The page was replaced as a whole.');
}

async function tryPalette(screen: Screen): Promise<void> {
  const failure = text('This could not be loaded');
  await screen.press('Control', 'k');
  // It may be prefetched already.
  await screen.until(
    'palette, and no word that it could not be loaded',
    async () => (await screen.glance(failure)) ?? (await screen.glance(palette)),
    (seen) => seen !== null,
  );
  if ((await screen.glance(failure)) !== null) await screen.click(role('button', 'Close'));
  else await screen.press('Escape');
  await screen.lack(role('dialog'));
  await screen.see(role('banner'));
}

async function recover({ screen, server }: Place): Promise<void> {
  server.sandbox.misbehaviour.clear();
  await screen.press('Control', 'k');
  await screen.see(palette, ({ isFocused }) => isFocused);
  await screen.driver.type('Dashboard');
  await screen.see(role('option', /Dashboard/));
  await screen.press('Enter');
  await screen.address(/\/webui\/dashboard/);
  await screen.see(role('button', 'Dashboard Settings'));
  await wasNeverReplaced(screen);
}

export const lostNetwork: Journey = {
  name: 'keeps the page when the network is lost right after the first posters, and goes on when it is back',
  sandbox: { series: 40 },
  run: async (place) => {
    const { screen, server } = place;
    const { misbehaviour, hub } = server.sandbox;
    await screen.driver.goTo(`${server.url}/webui/collection`);
    await watch(screen);
    await typeLogin(screen);
    await screen.until(
      'poster',
      () =>
        screen.driver.evaluate(
          `[...document.images].some((one) => one.closest('main li, main [role=listitem]') && one.naturalWidth > 0)`,
        ),
      (isThere) => isThere === true,
    );
    // At this moment the page used to be replaced by its error, while prefetching.
    await delay(300);
    misbehaviour.add({ pattern: '*', cut: true });
    hub.dropAll();
    await screen.see(card);
    await tryPalette(screen);
    await screen.see(card);
    await wasNeverReplaced(screen);
    await recover(place);
  },
  expectedErrors: failedRequests,
};

export const lostShell: Journey = {
  name: 'keeps the page when files of the frame fail right after its bar, and goes on when they can be had',
  sandbox: { series: 40 },
  run: async (place) => {
    const { screen, server } = place;
    await screen.driver.goTo(`${server.url}/webui/collection`);
    await watch(screen);
    await typeLogin(screen);
    await screen.see(role('banner'));
    server.sandbox.misbehaviour.add({ pattern: '/webui/shell/*', cut: true });
    await screen.see(card);
    await tryPalette(screen);
    await wasNeverReplaced(screen);
    await recover(place);
  },
  expectedErrors: failedRequests,
};
