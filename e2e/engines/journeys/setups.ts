/** Other people's set-ups, where an engine could differ: what it sends along, keys, input methods. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { guest, setBasicAuthUsers, startGateway } from '../../gateway.ts';
import { startPathProxy } from '../../pathProxy.ts';
import { card, type Journey, type Place, signInAt, typeLogin } from '../Journey.ts';
import { role, type Screen } from '../screen.ts';

/** Signed in and in the collection, with pictures and events that have come through what stands in front. */
async function seeEverythingCome({ screen, server }: Place): Promise<void> {
  await screen.lack(role('button', 'Login'));
  await screen.click(role('link', 'Collection'));
  await screen.see(card);
  await screen.until(
    'picture',
    () =>
      screen.driver.evaluate(
        '[...document.images].filter(({ naturalWidth }) => naturalWidth > 1).length > 0',
      ),
    Boolean,
  );
  await screen.until(
    'connection for events',
    async () => server.sandbox.hub.connectionCount,
    (count) => count > 0,
  );
}

async function behind(place: Place, kind: Parameters<typeof startGateway>[0], enter: Enter): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-gateway-'));
  await setBasicAuthUsers(folder, [guest]);
  const gateway = await startGateway(kind, folder, place.server.url);
  try {
    await enter(place.screen, gateway.url);
    await typeLogin(place.screen);
    await seeEverythingCome(place);
    await place.screen.driver.goTo('about:blank');
  } finally {
    await gateway.stop();
    await rm(folder, { recursive: true });
  }
}

type Enter = (screen: Screen, url: string) => Promise<void>;

export const cookieGateway: Journey = {
  name: 'signs in behind a gateway that lets through by cookie',
  needsNginx: true,
  run: (place) =>
    behind(place, 'cookie', async (screen, url) => {
      await screen.driver.goTo(`${url}/webui/collection`);
      await screen.click(role('link', 'Let me in'));
    }),
};

export const basicGateway: Journey = {
  name: 'signs in behind Basic auth',
  needsNginx: true,
  run: (place) =>
    behind(place, 'basic', async (screen, url) => {
      const credentials = `${guest.username}:${encodeURIComponent(guest.password)}`;
      await screen.driver.goTo(`${url.replace('//', `//${credentials}@`)}/webui/`);
    }),
};

export const belowAPath: Journey = {
  name: 'signs in below a path of a proxy, and stays below it',
  needsNginx: true,
  run: async (place) => {
    const { screen, server } = place;
    const proxy = await startPathProxy('nginx', server.url);
    try {
      await screen.driver.goTo(`${proxy.url}/shoko`);
      await typeLogin(screen);
      await seeEverythingCome(place);
      await screen.address(/\/shoko\/webui\/collection$/);
      await screen.driver.reload();
      await screen.see(card);
      const outside = await screen.driver.evaluate(
        `performance.getEntriesByType('resource').map(({ name }) => new URL(name)).filter(({ origin, pathname }) =>
          origin === location.origin && !pathname.startsWith('/shoko/')).map(String).join()`,
      );
      if (outside !== '') throw new Error(`Asked for outside of the path: ${outside}`);
      await screen.driver.goTo('about:blank');
    } finally {
      await proxy.stop();
    }
  },
};

const inGroups = { within: role('list', 'Groups') };

/** What a keyboard of another language sends: the engines' drivers can type no key by its place. */
const pressRussian = (key: string, code: string, modifier = '') => `document.activeElement.dispatchEvent(
  new KeyboardEvent('keydown', { key: '${key}', code: '${code}', bubbles: true, cancelable: true, ${modifier} }))`;

export const keys: Journey = {
  name: 'scrolls a list by the keys of a page, and uses shortcuts with a Russian layout',
  sandbox: { series: 60, looseFiles: 200 },
  run: async (place) => {
    const { screen } = place;
    const { driver } = screen;
    await signInAt(place, 'utilities/unrecognized/files');
    const table = role('table', 'Unrecognized Files');
    await screen.see(role('checkbox', /./, { within: table, at: 3 }));
    const scrolled = async () =>
      Number(await driver.evaluate(`scrollY + document.querySelector('[role=table]').scrollTop`));
    const press = async (key: 'Home' | 'End' | 'PageUp' | 'PageDown', isThere: (top: number) => boolean) => {
      await screen.press(key);
      await screen.until(`list scrolled by ${key}`, scrolled, isThere);
    };
    await press('PageDown', (top) => top > 100);
    await press('PageUp', (top) => top === 0);
    await press('End', (top) => top > 2000);
    await press('Home', (top) => top === 0);

    await driver.evaluate(pressRussian('п', 'KeyG'));
    await driver.evaluate(pressRussian('с', 'KeyC'));
    await screen.address(/\/webui\/collection$/);
    await screen.see(card);
    await driver.evaluate(pressRussian('л', 'KeyK', 'ctrlKey: true'));
    await screen.see(role('dialog', /search/i));
    await screen.press('Escape');
    await screen.lack(role('dialog', /search/i));
  },
};

/** An input method puts a part of a word into the field that has the focus. */
const compose = (part: string) => `(() => {
  const field = document.activeElement;
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set;
  field.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: '${part}' }));
  set.call(field, '${part}');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
})()`;
const endComposition = `document.activeElement.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))`;

export const inputMethod: Journey = {
  name: 'searches with an input method once the word is whole',
  run: async (place) => {
    const { screen, server } = place;
    await signInAt(place, 'collection');
    await screen.see(card);
    const search = role('searchbox', 'Search groups');
    await screen.click(search);
    await screen.see(search, ({ isFocused }) => isFocused);
    server.sandbox.requests.clear();
    for (const part of ['e', 'ey', 'eyes']) {
      await screen.driver.evaluate(compose(part));
      await screen.see(search, ({ value }) => value === part);
      // Takes longer than the pause after which a search begins.
      for (let at = 0; at < 3; at += 1) await screen.hover(role('link', undefined, { ...inGroups, at }));
    }
    await screen.address(/\/collection$/);
    await screen.driver.evaluate(endComposition);
    await screen.address(/q=eyes/);
    await screen.see(role('heading', 'Search Results'));
  },
};
