import type { ChangedPart, RegistryChange } from './whatChanged.ts';

const list = new Intl.ListFormat('en');

/** Names the version only if its number changed: builds with the same number say nothing to users. */
function titleOfOne({ title, from, to }: ChangedPart): string {
  return from === to ? `A new version of ${title} is ready` : `${title} ${to} is ready`;
}

function titleOf({ shell, changed }: RegistryChange): string {
  const [one, ...others] = shell ? [shell] : changed;
  if (!one) return 'The parts of the interface have changed';
  if (others.length === 0) return titleOfOne(one);
  return `New versions of ${list.format(changed.map(({ title }) => title))} are ready`;
}

interface WordsOfChange {
  readonly title: string;
  readonly notes: readonly string[];
  readonly text: string;
}

export function changeNoticeContent(change: RegistryChange): WordsOfChange {
  const { shell, changed, added, removed } = change;
  const parts = [...(shell ? [shell] : []), ...changed];
  const beside = shell ? changed.map(({ title }) => title) : [];
  const named = [
    ['Also new', beside],
    ['Added', added],
    ['Removed', removed],
  ] as const;
  const sentences = named.flatMap(([words, titles]) =>
    titles.length === 0 ? [] : [`${words}: ${list.format(titles)}.`],
  );
  return {
    title: titleOf(change),
    notes: parts.flatMap(({ title, note }) => {
      if (note === undefined) return [];
      return parts.length === 1 ? [note] : [`${title}: ${note}`];
    }),
    text: [...sentences, 'This page keeps working. Reload it whenever you like.'].join(' '),
  };
}
