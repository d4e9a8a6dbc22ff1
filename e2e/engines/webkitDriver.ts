import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../nginx.ts';
import type { Driver, Engine, Key, NamedKey, Size } from './driver.ts';
import { isExpected } from './driver.ts';
import { newSession, type WebDriverSession } from './webdriver.ts';

/** Code points that WebDriver gives to keys that are no characters. */
const keyCodes: Readonly<Record<NamedKey, string>> = {
  Control: '\uE009',
  Shift: '\uE008',
  Enter: '\uE006',
  Tab: '\uE004',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
};

const codeOf = (key: Key): string => (key in keyCodes ? keyCodes[key as NamedKey] : key);

/** The toolbar of MiniBrowser would not let its window be as narrow as a phone. */
const slimToolbar =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }';

/** Collects errors from when a page is there; nothing can be run before its own scripts. */
const collect = `(() => {
  if (window.collectedErrors) return;
  window.collectedErrors = [];
  addEventListener('error', ({ message, error }) => window.collectedErrors.push(String(message ?? error)));
  addEventListener('unhandledrejection', ({ reason }) => window.collectedErrors.push(String(reason)));
})()`;

/** This only bounds how long a failure takes, in milliseconds. */
const patience = 60_000;

/** A virtual screen, by its name. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const said = screen.stdio[3];
  if (!said) throw new Error('Xvfb does not tell its number.');
  const [number]: unknown[] = await once(said, 'data', { signal: AbortSignal.timeout(patience) }).catch(
    () => {
      screen.kill();
      throw new Error('Xvfb does not start.');
    },
  );
  return { name: `:${String(number).trim()}`, stop: () => screen.kill() };
}

async function untilReady(address: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const isThere = await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`No WebDriver answers at ${address}.`);
}

/** The system's WebKitGTK in MiniBrowser, over WebDriver, on a screen of its own. */
export async function webkitEngine(binary: string): Promise<Engine> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-webkit-'));
  await mkdir(path.join(folder, 'gtk-3.0'));
  await writeFile(path.join(folder, 'gtk-3.0/gtk.css'), slimToolbar);
  const screen = await startScreen();
  const address = `http://127.0.0.1:${await freePort()}`;
  const driver = spawn('WebKitWebDriver', [`--port=${new URL(address).port}`], {
    env: { ...process.env, DISPLAY: screen.name, LANG: 'en_US.UTF-8', XDG_CONFIG_HOME: folder },
    stdio: 'ignore',
  });
  await untilReady(address);
  return {
    open: (size) => openWindow(address, binary, size),
    close: async () => {
      driver.kill();
      screen.stop();
      await rm(folder, { recursive: true });
    },
  };
}

async function openWindow(address: string, binary: string, size: Size): Promise<Driver> {
  const { send } = await newSession(address, {
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    // Nothing beyond this machine is asked. No `noProxy` here: WebKitGTK 2.50 reads past the end of that list, and one
    // start in twenty crashes, of which the driver says nothing.
    proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
  });
  // A driver has one session at a time: what fails from here on must not keep the place.
  try {
    return await prepareWindow(send, size);
  } catch (error) {
    await send('DELETE', '').catch(() => undefined);
    throw error;
  }
}

/**
 * Makes the window so large that the page has the given size. The window has a bar above the page, and follows what it
 * is told after a while.
 */
async function giveSize(send: WebDriverSession['send'], size: Size): Promise<void> {
  const inner = async () =>
    (await send('POST', '/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })) as [
      number,
      number,
    ];
  let [width, height] = await inner();
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (width === size.width && height === size.height) return;
    const { width: outerWidth, height: outerHeight } = (await send('GET', '/window/rect')) as Size;
    await send('POST', '/window/rect', {
      x: 0,
      y: 0,
      width: outerWidth + size.width - width,
      height: outerHeight + size.height - height,
    });
    await delay(50);
    [width, height] = await inner();
  }
  throw new Error(`The page has ${width} × ${height} px.`);
}

async function prepareWindow(send: WebDriverSession['send'], size: Size): Promise<Driver> {
  const evaluate = (expression: string) =>
    send('POST', '/execute/sync', { script: `return (${expression})`, args: [] });
  const act = (source: object, actions: readonly object[]) =>
    send('POST', '/actions', { actions: [{ ...source, actions }] });
  const byKey = (actions: readonly object[]) => act({ type: 'key', id: 'keyboard' }, actions);
  const byMouse = (action: object) =>
    act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } }, [action]);
  const arrive = async () => void (await evaluate(collect));

  await giveSize(send, size);

  return {
    goTo: async (url) => {
      await send('POST', '/url', { url });
      await arrive();
    },
    leaveFor: async (url) => void (await send('POST', '/url', { url })),
    reload: async () => {
      await send('POST', '/refresh');
      await arrive();
    },
    back: async () => void (await send('POST', '/back')),
    evaluate,
    keyDown: async (key) => void (await byKey([{ type: 'keyDown', value: codeOf(key) }])),
    keyUp: async (key) => void (await byKey([{ type: 'keyUp', value: codeOf(key) }])),
    type: async (text) =>
      void (await byKey(
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    moveTo: async ({ x, y }) =>
      void (await byMouse({
        type: 'pointerMove',
        duration: 0,
        origin: 'viewport',
        x: Math.round(x),
        y: Math.round(y),
      })),
    mouseDown: async () => void (await byMouse({ type: 'pointerDown', button: 0 })),
    mouseUp: async () => void (await byMouse({ type: 'pointerUp', button: 0 })),
    // MiniBrowser follows any link in its place when it is driven, also with Control held.
    hasTabs: false,
    tabCount: async () => ((await send('GET', '/window/handles')) as unknown[]).length,
    errors: async () => {
      const errors = (await evaluate('window.collectedErrors ?? []')) as string[];
      // What does not fit into a frame is told to observers in the next one; other drivers do not call that an error.
      return errors.filter((text) => !isExpected(text) && !text.startsWith('ResizeObserver loop'));
    },
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    close: async () => void (await send('DELETE', '')),
  };
}
