import type { ServerSettings } from '@hondana/shared/api/types';
import { send } from '@hondana/shared/http/http';
import { createSettingsWriter, type SettingsChange, type SettingsWriter } from '@hondana/shared/settings';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type SandboxServer } from '../server.ts';

let server: SandboxServer;
let key: string;

async function readSettings(): Promise<ServerSettings> {
  return (await send({ path: 'Settings' }, key)) as ServerSettings;
}

function client(): SettingsWriter {
  return createSettingsWriter({
    read: async () => (await readSettings()).WebUI_Settings,
    patch: async (body, query) => {
      await send({ method: 'PATCH', path: 'Settings', query, body }, key);
    },
  });
}

const put =
  (name: string): SettingsChange =>
  (settings) => ({ ...settings, hondana: { ...settings.hondana, [name]: true } });

async function kept(): Promise<string[]> {
  return Object.keys(JSON.parse((await readSettings()).WebUI_Settings).hondana).toSorted();
}

beforeEach(async () => {
  server = createSandbox({ series: 1 });
  await server.listen(0);
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => original(new URL(input, server.url), init));
  const login = { user: 'Default', pass: 'password', device: 'web-ui' };
  const answer = await send({ method: 'POST', path: '/api/auth', body: login }, undefined);
  ({ apikey: key } = answer as { apikey: string });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

const names = (client: string): string[] =>
  Array.from({ length: 25 }, (_, index) => `${client}${String(index).padStart(2, '0')}`);
const everything = [...names('first'), ...names('second')];

describe('fifty writes of two clients', () => {
  it('are all saved when made in turns', async () => {
    const [first, second] = [client(), client()];
    for (const [index, name] of names('first').entries()) {
      const other = names('second')[index] ?? '';
      await Promise.all([first.update(put(name)), second.update(put(other))]);
    }
    expect(await kept()).toEqual(everything);
  });

  it('are all saved when each client writes as fast as it can', async () => {
    const run = async (writer: SettingsWriter, own: readonly string[]): Promise<void> => {
      for (const name of own) await writer.update(put(name));
    };
    await Promise.all([run(client(), names('first')), run(client(), names('second'))]);
    expect(await kept()).toEqual(everything);
  });

  it('are all saved when made at once', async () => {
    const [first, second] = [client(), client()];
    await Promise.all([
      ...names('first').map((name) => first.update(put(name))),
      ...names('second').map((name) => second.update(put(name))),
    ]);
    expect(await kept()).toEqual(everything);
  });

  it('leave the other settings unchanged', async () => {
    const before = await readSettings();
    await Promise.all([client().update(put('one')), client().update(put('two'))]);
    const { WebUI_Settings: _, ...after } = await readSettings();
    expect(after).toEqual({ ...before, WebUI_Settings: undefined });
  });
});

describe('a server without an AniDB account', () => {
  it('still saves the interface’s settings', async () => {
    const remove = [
      { op: 'replace', path: '/AniDb/Username', value: '' },
      { op: 'replace', path: '/AniDb/Password', value: '' },
    ];
    await send({ method: 'PATCH', path: 'Settings', query: { skipValidation: true }, body: remove }, key);
    const [first, second] = [client(), client()];
    await first.update(put('one'));
    await second.update(put('two'));
    await first.update(put('three'));
    expect(await kept()).toEqual(['one', 'three', 'two']);
  });
});
