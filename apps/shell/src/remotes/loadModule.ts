import { contractVersion } from '@hondana/shared/remote';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';
import {
  recordRemoteError,
  recordRemoteLoad,
  recordRemoteVersion,
} from '@hondana/shared/remote/remoteRecords';
import { plural, t } from '@lingui/core/macro';
import { diagnose } from '../failures/lazyDiagnosis.ts';
import { RemoteFailure } from '../failures/RemoteFailure.ts';
import { loadRemoteTexts } from '../language/remoteTexts.ts';
import { federation } from './federation.ts';
import { guardOf } from './guardOf.ts';
import { bindFiles, integrityOf } from './integrity.ts';
import { fileOf, preload } from './pageFiles.ts';

const timeoutMs = 8000;

/** If an abandoned page is still there after this time, the navigation was cancelled. */
const leaveTimeoutMs = 10_000;

/** Load failures by remote: each retry fetches the entry from a new address. */
const failures = new Map<string, number>();
/** Failure count at a remote's last registration, because all of its modules share one entry. */
const registeredAttempts = new Map<string, number>();

federation.registerPlugins([
  {
    name: 'bind-entries-to-their-integrity',
    createScript({ url }) {
      const script = document.createElement('script');
      script.async = true;
      script.crossOrigin = 'anonymous';
      // Scripts without a known integrity must not run; a development server's files have none.
      const integrity = integrityOf(url);
      if (integrity === undefined) throw new Error(t`${url} is not in the registry.`);
      if (!__DEVELOPMENT__) script.integrity = integrity;
      script.src = url;
      return { script, timeout: timeoutMs };
    },
  },
]);

function hasTimedOut(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new DOMException('The time limit has passed.', 'TimeoutError')), timeoutMs);
  });
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    const seconds = timeoutMs / 1000;
    return t`It did not respond within ${plural(seconds, { one: '# second', other: '# seconds' })}.`;
  }
  const message = error instanceof Error ? error.message : String(error);
  return t`It failed while starting: ${message}`;
}

function lacksStyles(remote: RemoteDescriptor, names: readonly string[]): boolean {
  // `document.styleSheets` would do, if WebKit listed new ones while another is still loading.
  const loaded = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
    .filter(({ sheet }) => sheet)
    .map(({ href }) => href);
  return names.some((name) => name.endsWith('.css') && !loaded.includes(fileOf(remote, name).address));
}

function register(remote: RemoteDescriptor): void {
  const attempt = failures.get(remote.id) ?? 0;
  if (registeredAttempts.get(remote.id) === attempt) return;
  registeredAttempts.set(remote.id, attempt);
  bindFiles(remote);
  const { address } = fileOf(remote, remote.entry);
  const entry = attempt === 0 ? address : `${address}?retry=${attempt}`;
  federation.registerRemotes([{ name: remote.container, entry, type: 'global' }], { force: attempt > 0 });
  // Federation deletes shared modules together with the remote that first loaded them.
  if (attempt > 0) void federation.initializeSharing();
}

function noteFailure(remote: RemoteDescriptor): void {
  failures.set(remote.id, (failures.get(remote.id) ?? 0) + 1);
}

async function tryOnce(
  remote: RemoteDescriptor,
  module: string,
  needed: readonly string[],
): Promise<unknown> {
  register(remote);
  preload(remote, needed);
  const loaded = await Promise.race([
    federation.loadRemote(`${remote.container}/${module.replace('./', '')}`),
    hasTimedOut(),
  ]);
  if (lacksStyles(remote, needed)) throw new Error(t`Its styles did not load.`);
  return loaded;
}

async function loadWithin(
  remote: RemoteDescriptor,
  module: string,
  needed: readonly string[],
  isRetry = false,
): Promise<unknown> {
  const { contract } = remote.requires;
  if (!isWithin(contractVersion, contract)) {
    throw new RemoteFailure(
      remote,
      t`It needs version ${contract} of the shell’s contract; this shell offers ${contractVersion}.`,
      { isFinal: true },
    );
  }
  try {
    return await tryOnce(remote, module, needed);
  } catch (error) {
    noteFailure(remote);
    const { fault, isRepaired } = await diagnose(remote);
    if (isRepaired && !isRetry) return loadWithin(remote, module, needed, true);
    throw new RemoteFailure(remote, fault ?? reasonOf(error), { cause: error });
  }
}

/** WebKit aborts requests as soon as a navigation starts: hold such errors back until the page is gone. */
async function unlessLeft<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  let isLeaving = false;
  const leave = (): void => {
    isLeaving = true;
  };
  // Only while loading: a page with this listener is not put into the back/forward cache.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, leaveTimeoutMs));
    throw error;
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

/**
 * Retries once after replacing a bad file in the browser's cache. The outcome goes into the remote's record.
 *
 * @throws RemoteFailure with a reason for the user; call again to retry
 */
export async function loadModule(
  remote: RemoteDescriptor,
  module: string,
  needed: readonly string[],
): Promise<unknown> {
  const start = performance.now();
  recordRemoteVersion(remote.id, remote.version);
  try {
    const guard = await guardOf(remote);
    const load = (): Promise<unknown> => unlessLeft(() => loadWithin(remote, module, needed));
    const texts = loadRemoteTexts(remote);
    const loaded = await (guard?.load(load) ?? load());
    await texts;
    recordRemoteLoad(remote.id, performance.now() - start);
    return loaded;
  } catch (error) {
    recordRemoteError(remote.id, error instanceof RemoteFailure ? error.reason : error, 'loading');
    throw error;
  }
}
