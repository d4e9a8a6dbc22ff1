import { serverStatusQuery } from '@hondana/shared/resources/server';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { signIn, signOut } from '@hondana/shared/session';
import { knownWebUiSettings, updateWebUiSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox, type SandboxServer } from '../server.ts';

let server: SandboxServer;
let queryClient: QueryClient;
let kept: Map<string, string>;

const toLight = (settings: ReturnType<typeof knownWebUiSettings>) => ({ ...settings, theme: 'theme-light' });

async function enter(username: string): Promise<void> {
  await signIn({ username, password: 'password', remember: false });
  await queryClient.fetchQuery(webUiSettingsQuery());
}

const reads = () => server.sandbox.requests.find({ method: 'GET', path: '/api/v3/Settings' });
const patches = () => server.sandbox.requests.find({ method: 'PATCH', path: '/api/v3/Settings' });

beforeEach(async () => {
  queryClient = new QueryClient();
  server = createSandbox({ series: 1 });
  await server.listen(0);
  const original = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => original(new URL(input, server.url), init));
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

afterEach(async () => {
  signOut();
  vi.unstubAllGlobals();
  await server.close();
});

describe('settings of an administrator', () => {
  it('change at once and are saved on the server', async () => {
    await enter('Default');
    const saved = updateWebUiSettings(queryClient, toLight);
    await expect.poll(() => knownWebUiSettings(queryClient).theme).toBe('theme-light');
    await saved;
    expect(patches()).toHaveLength(1);
    expect(JSON.parse(String(server.sandbox.settings.document.WebUI_Settings)).theme).toBe('theme-light');
  });

  it('revert when they cannot be saved', async () => {
    await enter('Default');
    server.sandbox.misbehaviour.add({ method: 'PATCH', pattern: '/api/v3/Settings', status: 500 });
    await expect(updateWebUiSettings(queryClient, toLight)).rejects.toMatchObject({ status: 500 });
    await queryClient.refetchQueries(webUiSettingsQuery());
    expect(knownWebUiSettings(queryClient).theme).toBe('theme-auto');
  });
});

describe('settings that share a page’s request for the server settings', () => {
  /** A page waits for the server's settings, and readers of the interface's settings wait with it. */
  async function readBesidePage() {
    await signIn({ username: 'Default', password: 'password', remember: false });
    await queryClient.ensureQueryData(currentUserQuery());
    server.sandbox.misbehaviour.add({ pattern: '/api/v3/Settings', hang: true, times: 1 });
    const leavePage = new QueryObserver(queryClient, serverSettingsQuery()).subscribe(() => {});
    const reading = queryClient.fetchQuery(webUiSettingsQuery());
    await expect.poll(reads).toHaveLength(1);
    return { leavePage, reading };
  }

  it('are requested again when the page that is left cancels its request', async () => {
    const { leavePage, reading } = await readBesidePage();
    leavePage();
    await expect(reading).resolves.toMatchObject({ place: 'server' });
    expect(reads()).toHaveLength(2);
  });

  it('are not requested again when they are no longer wanted', async () => {
    const { leavePage, reading } = await readBesidePage();
    const rejected = expect(reading).rejects.toThrow();
    await queryClient.cancelQueries(webUiSettingsQuery());
    leavePage();
    await rejected;
    await serverStatusQuery.send({});
    expect(reads()).toHaveLength(1);
  });
});

describe('settings of a user without access to the server settings', () => {
  it('are kept in the browser by user name', async () => {
    await enter('alice');
    expect(knownWebUiSettings(queryClient).theme).toBe('theme-auto');
    await updateWebUiSettings(queryClient, toLight);
    await queryClient.refetchQueries(webUiSettingsQuery());
    expect(knownWebUiSettings(queryClient).theme).toBe('theme-light');
    expect(patches()).toHaveLength(0);

    signOut();
    queryClient.clear();
    await enter('kid');
    expect(knownWebUiSettings(queryClient).theme).toBe('theme-auto');
  });
});
