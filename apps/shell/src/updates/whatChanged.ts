import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { plainVersion } from '@hondana/shared/remote/range';
import type { ReadRegistry } from '@hondana/shared/remote/registry';

export interface ChangedPart {
  readonly title: string;
  /** Without the content hash. */
  readonly from: string;
  readonly to: string;
  readonly note?: string;
}

export interface RegistryChange {
  readonly key: string;
  readonly shell?: ChangedPart;
  readonly changed: readonly ChangedPart[];
  /** Titles. */
  readonly added: readonly string[];
  /** Titles. */
  readonly removed: readonly string[];
}

export type ComparedRegistry = {
  readonly shell: Pick<ReadRegistry['shell'], 'version' | 'note'>;
  readonly remotes: readonly Pick<RemoteDescriptor, 'id' | 'title' | 'version' | 'note'>[];
};

const maxNoteLength = 300;

/** Notes are unvalidated, and a notice only has room for a few sentences. */
function noteOf({ note }: { readonly note?: unknown }): { note?: string } {
  const text = typeof note === 'string' ? note.trim() : '';
  if (text === '') return {};
  return { note: text.length > maxNoteLength ? `${text.slice(0, maxNoteLength - 1)}…` : text };
}

function titlesNotIn(these: ComparedRegistry, those: ComparedRegistry): string[] {
  return these.remotes.flatMap(({ id, title }) =>
    those.remotes.some((one) => one.id === id) ? [] : [title],
  );
}

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
