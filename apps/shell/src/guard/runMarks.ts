import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { stopPlugin } from '@hondana/shared/remote/stoppedPlugins';

type Plugin = Pick<RemoteDescriptor, 'id' | 'version'>;

interface Mark {
  readonly version: string;
  readonly tab: string;
  /** Last heartbeat, in milliseconds since 1970. */
  readonly at: number;
}

const heartbeatMs = 500;
/** Without a heartbeat for this long, the page hangs or is gone. */
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

/** Marks of a page that never finished: any of this tab, old ones of other tabs. */
export function isStaleMark(mark: Mark, tab: string, now: number): boolean {
  return mark.tab === tab || now - mark.at > staleAfterMs;
}

/** Switches off plugins that were running when a page hung. Must run before any plugin code. */
export function stopHungPlugins(): void {
  try {
    const names = Object.keys(localStorage).filter(
      (name) => name.startsWith(prefix) && name.endsWith(suffix),
    );
    for (const name of names) {
      const mark: Mark = JSON.parse(localStorage.getItem(name) ?? '{}');
      if (!isStaleMark(mark, tabId(), Date.now())) continue;
      localStorage.removeItem(name);
      stopPlugin(name.slice(prefix.length, -suffix.length), mark.version);
    }
  } catch {
    // No storage, or a mark in an unknown format.
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
    // Without storage the plugin is not watched.
  }
}

/** Marks a plugin's code as running until `end` settles. A hung page leaves the mark for the next page. */
export function markRun(plugin: Plugin, end: Promise<unknown>): void {
  runs.set(plugin.id, (runs.get(plugin.id) ?? 0) + 1);
  renew(plugin);
  const timer = setInterval(() => renew(plugin), heartbeatMs);
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
