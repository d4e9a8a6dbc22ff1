import { isRecord } from '@hondana/shared/api/isRecord';
import { plainVersion } from '@hondana/shared/remote/range';

/** The names under which the page's first script finds what a browser has chosen, and the number that it drew. */
const channelName = 'hondana.channel';
const lotName = 'hondana.lot';

/** A channel that the registry names, with what comes over it. */
export interface Channel {
  readonly name: string;
  readonly parts: readonly { readonly title: string; readonly version: string }[];
}

interface Staged {
  readonly channel: unknown;
  readonly share: unknown;
  readonly part: Record<string, unknown>;
}

function stagesIn(registry: unknown): Staged[] {
  const alternatives = isRecord(registry) ? registry.alternatives : undefined;
  if (!Array.isArray(alternatives)) return [];
  return alternatives.flatMap((one) =>
    isRecord(one) && isRecord(one.part) ? [{ channel: one.channel, share: one.share, part: one.part }] : [],
  );
}

/** The channels that a registry names. */
export function channelsOf(registry: unknown): readonly Channel[] {
  const channels = new Map<string, Channel['parts']>();
  for (const { channel, part } of stagesIn(registry)) {
    if (typeof channel !== 'string') continue;
    const title = part.id === undefined ? 'Hondana' : String(part.title);
    const version = plainVersion(String(part.version));
    channels.set(channel, [...(channels.get(channel) ?? []), { title, version }]);
  }
  return [...channels].map(([name, parts]) => ({ name, parts }));
}

function kept(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** The channel that this browser has chosen. */
export function chosenChannel(): string | undefined {
  return kept(channelName) ?? undefined;
}

/**
 * Chooses a channel for this browser, or none. It holds from the next load of a page.
 *
 * @throws DOMException when the browser keeps nothing
 */
export function chooseChannel(name: string | undefined): void {
  if (name === undefined) localStorage.removeItem(channelName);
  else localStorage.setItem(channelName, name);
}

/** The registry with the versions that this browser gets, as the page's first script has it. */
export function ownSide(registry: unknown): unknown {
  if (!isRecord(registry) || !Array.isArray(registry.remotes)) return registry;
  let { shell, remotes } = registry as { shell: unknown; remotes: unknown[] };
  const rolloutBucket = Number(kept(lotName) ?? 1);
  for (const { channel, share, part } of stagesIn(registry)) {
    if (!(channel ? channel === chosenChannel() : rolloutBucket < Number(share))) continue;
    if (part.id === undefined) shell = part;
    else remotes = remotes.map((remote) => (isRecord(remote) && remote.id === part.id ? part : remote));
  }
  return { ...registry, shell, remotes };
}
