import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { recordRemoteWarning } from '@hondana/shared/remote/remoteRecords';
import { t } from '@lingui/core/macro';
import { removeLeaks } from './removeLeaks.ts';

type Plugin = Pick<RemoteDescriptor, 'id' | 'container'>;

const maxNamedLeaks = 5;

const plugins = new Map<string, Plugin>();
let isWatching = false;

function pluginOf(link: HTMLLinkElement): Plugin | undefined {
  return [...plugins].find(([folder]) => link.href.startsWith(folder))?.[1];
}

function confine(link: HTMLLinkElement, { id, container }: Plugin): void {
  const leaks = link.sheet ? [...new Set(removeLeaks(link.sheet, container))] : [];
  link.media = '';
  if (leaks.length === 0) return;
  const name = new URL(link.href).pathname.split('/').at(-1) ?? '';
  const named = leaks.slice(0, maxNamedLeaks).join(', ');
  recordRemoteWarning(
    id,
    leaks.length > maxNamedLeaks
      ? t`Its style sheet ${name} has rules for more than its own parts, which were removed: ${named} and more.`
      : t`Its style sheet ${name} has rules for more than its own parts, which were removed: ${named}.`,
  );
}

/** Disables a plugin's stylesheet until its rules have been checked, which is before the next paint. */
function watch(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLLinkElement && node.relList.contains('stylesheet') && pluginOf(node)) {
        node.media = 'not all';
      }
    }
  }).observe(document.head, { childList: true });
  document.addEventListener(
    'load',
    ({ target }) => {
      const plugin = target instanceof HTMLLinkElement && target.sheet ? pluginOf(target) : undefined;
      if (plugin) confine(target as HTMLLinkElement, plugin);
    },
    { capture: true },
  );
}

export function confineStyles(folder: string, plugin: Plugin): void {
  plugins.set(folder, plugin);
  if (isWatching) return;
  isWatching = true;
  watch();
}
