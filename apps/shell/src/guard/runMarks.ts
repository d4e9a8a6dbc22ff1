import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { stopPlugin } from '@hondana/shared/remote/stoppedPlugins';

type Plugin = Pick<RemoteDescriptor, 'id' | 'version'>;

interface Mark {
  readonly version: string;
  /** The tab it runs in. */
  readonly tab: string;
  /** When the page last gave a sign of life, in milliseconds since 1970. */
  readonly at: number;
}

/** A page that is alive renews its marks this often, in milliseconds. */
const beat = 500;
/** Without a sign for so long a page has stopped answering, or is no more. */
const staleAfterMs = 3000;

const prefix = 'hondana.plugin.';
const suffix = '/running';
const runs = new Map<string, number>();
let isLeaving = false;

function tabId(): string {
  const id = sessionStorage.getItem('hondana.tab') ?? String(Math.random());
  sessionStorage.setItem('hondana.tab', id);
  return id;
}

function nameOf(id: string): string {
  return `${prefix}${id}${suffix}`;
}

/** Marks that are left behind by a page that did not come to its end: of this tab any, of others old ones. */
export function isLeftBehind(mark: Mark, tab: string, now: number): boolean {
  return mark.tab === tab || now - mark.at > staleAfterMs;
}

/** Switches off what was running when a page stopped answering. Once, before anything of a plugin runs. */
export function findStopped(): void {
  try {
    const names = Object.keys(localStorage).filter(
      (name) => name.startsWith(prefix) && name.endsWith(suffix),
    );
    for (const name of names) {
      const mark: Mark = JSON.parse(localStorage.getItem(name) ?? '{}');
      if (!isLeftBehind(mark, tabId(), Date.now())) continue;
      localStorage.removeItem(name);
      stopPlugin(name.slice(prefix.length, -suffix.length), mark.version);
    }
  } catch {
    // Without storage, or with a mark of unknown origin, nothing is found.
  }
  addEventListener('pagehide', () => {
    isLeaving = true;
    for (const id of runs.keys()) localStorage.removeItem(nameOf(id));
  });
  addEventListener('pageshow', () => {
    isLeaving = false;
  });
}

function renew({ id, version }: Plugin): void {
  if (isLeaving) return;
  try {
    const mark: Mark = { version, tab: tabId(), at: Date.now() };
    localStorage.setItem(nameOf(id), JSON.stringify(mark));
  } catch {
    // A plugin then runs unwatched.
  }
}

/**
 * Marks that code of a plugin runs, until the given end or, when the code never returns, for good: the mark that
 * stays tells the next page.
 */
export function markRun(plugin: Plugin, end: Promise<unknown>): void {
  runs.set(plugin.id, (runs.get(plugin.id) ?? 0) + 1);
  renew(plugin);
  const timer = setInterval(() => renew(plugin), beat);
  const stop = (): void => {
    clearInterval(timer);
    const left = (runs.get(plugin.id) ?? 1) - 1;
    if (left > 0) runs.set(plugin.id, left);
    else {
      runs.delete(plugin.id);
      localStorage.removeItem(nameOf(plugin.id));
    }
  };
  end.then(stop, stop);
}
