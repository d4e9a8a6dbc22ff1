import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { plainVersion } from '@hondana/shared/remote/range';
import type { ReadRegistry } from '@hondana/shared/remote/registry';

/** A part in another version than the one that the page has. */
export interface ChangedPart {
  readonly title: string;
  /** The version in both registries, without the hash of its content. */
  readonly from: string;
  readonly to: string;
  /** What its publisher says of the new version. */
  readonly note?: string;
}

/** How a later registry differs from the one that the page was started with. */
export interface RegistryChange {
  /** Tells the later registry from others: what of it runs, in which versions. */
  readonly key: string;
  readonly shell?: ChangedPart;
  readonly changed: readonly ChangedPart[];
  /** Titles of what was not there. */
  readonly added: readonly string[];
  /** Titles of what is not there any more. */
  readonly removed: readonly string[];
}

/** What of a registry is compared. */
export type ComparedRegistry = {
  readonly shell: Pick<ReadRegistry['shell'], 'version' | 'note'>;
  readonly remotes: readonly Pick<RemoteDescriptor, 'id' | 'title' | 'version' | 'note'>[];
};

const longestNote = 300;

/** The registry may say anything; a notice has room for some sentences. */
function noteOf({ note }: { readonly note?: unknown }): { note?: string } {
  const text = typeof note === 'string' ? note.trim() : '';
  if (text === '') return {};
  return { note: text.length > longestNote ? `${text.slice(0, longestNote - 1)}…` : text };
}

function titlesNotIn(these: ComparedRegistry, those: ComparedRegistry): string[] {
  return these.remotes.flatMap(({ id, title }) =>
    those.remotes.some((one) => one.id === id) ? [] : [title],
  );
}

/** What a page was not started with; undefined when that was all of it. */
export function whatChanged(started: ComparedRegistry, latest: ComparedRegistry): RegistryChange | undefined {
  const changedFrom = (title: string, from: string, part: ComparedRegistry['shell']): ChangedPart[] =>
    from === part.version
      ? []
      : [{ title, from: plainVersion(from), to: plainVersion(part.version), ...noteOf(part) }];
  const [shell] = changedFrom('Hondana', started.shell.version, latest.shell);
  const changed = latest.remotes.flatMap((remote) => {
    const before = started.remotes.find(({ id }) => id === remote.id);
    return before ? changedFrom(remote.title, before.version, remote) : [];
  });
  const added = titlesNotIn(latest, started);
  const removed = titlesNotIn(started, latest);
  if (!shell && changed.length + added.length + removed.length === 0) return undefined;
  const key = JSON.stringify([
    latest.shell.version,
    ...latest.remotes.map(({ id, version }) => `${id} ${version}`).toSorted(),
  ]);
  return { key, ...(shell && { shell }), changed, added, removed };
}
