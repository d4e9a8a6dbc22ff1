import { formatList } from '@hondana/shared/ui/format';
import { joinSentences, labelled } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';
import type { ChangedPart, RegistryChange } from './whatChanged.ts';

/** Names the version only if its number changed: builds with the same number say nothing to users. */
function titleOfOne({ title, from, to }: ChangedPart): string {
  return from === to ? t`A new version of ${title} is ready` : t`${title} ${to} is ready`;
}

function titleOf({ shell, changed }: RegistryChange): string {
  const [one, ...others] = shell ? [shell] : changed;
  if (!one) return t`The parts of the interface have changed`;
  if (others.length === 0) return titleOfOne(one);
  const titles = formatList(changed.map(({ title }) => title));
  return t`New versions of ${titles} are ready`;
}

interface WordsOfChange {
  readonly title: string;
  readonly notes: readonly string[];
  readonly text: string;
}

export function changeNoticeContent(change: RegistryChange): WordsOfChange {
  const { shell, changed, added, removed } = change;
  const parts = [...(shell ? [shell] : []), ...changed];
  const alsoNew = formatList(shell ? changed.map(({ title }) => title) : []);
  const addedTitles = formatList(added);
  const removedTitles = formatList(removed);
  return {
    title: titleOf(change),
    notes: parts.flatMap(({ title, note }) => {
      if (note === undefined) return [];
      return parts.length === 1 ? [note] : [labelled(title, note)];
    }),
    text: joinSentences([
      alsoNew && t`Also new: ${alsoNew}.`,
      addedTitles && t`Added: ${addedTitles}.`,
      removedTitles && t`Removed: ${removedTitles}.`,
      t`This page keeps working. Reload it whenever you like.`,
    ]),
  };
}
