import { isRecord } from '@hondana/shared/http/isRecord';
import { plainVersion } from '@hondana/shared/remote/range';

/** Storage names shared with boot.js: the chosen channel and the rollout share. */
const channelName = 'hondana.channel';
const rolloutShareName = 'hondana.lot';

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

function readStorage(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function chosenChannel(): string | undefined {
  return readStorage(channelName) ?? undefined;
}

/** Takes effect on the next page load. @throws DOMException without storage */
export function chooseChannel(name: string | undefined): void {
  if (name === undefined) localStorage.removeItem(channelName);
  else localStorage.setItem(channelName, name);
}

/** Applies this browser's channel and rollouts to a registry, like boot.js. */
export function registryForBrowser(registry: unknown): unknown {
  if (!isRecord(registry) || !Array.isArray(registry.remotes)) return registry;
  let { shell, remotes } = registry as { shell: unknown; remotes: unknown[] };
  const rolloutShare = Number(readStorage(rolloutShareName) ?? 1);
  for (const { channel, share, part } of stagesIn(registry)) {
    if (!(channel ? channel === chosenChannel() : rolloutShare < Number(share))) continue;
    if (part.id === undefined) shell = part;
    else remotes = remotes.map((remote) => (isRecord(remote) && remote.id === part.id ? part : remote));
  }
  return { ...registry, shell, remotes };
}
