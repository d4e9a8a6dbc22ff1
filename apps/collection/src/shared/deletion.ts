import type { TextDescriptor } from '@hondana/shared/language/texts';
import { formatBytes } from '@hondana/shared/ui/format';
import { joinSentences } from '@hondana/shared/ui/joinTexts';
import { msg, plural, t } from '@lingui/core/macro';

/** See facts 5.7. */
export type Deletion = 'keepFiles' | 'removeFiles' | 'everything';

interface DeletionOptions {
  readonly deleteFiles: boolean;
  /** Also deletes all series data. */
  readonly completelyRemove: boolean;
}

export const deletionOptions: Readonly<Record<Deletion, DeletionOptions>> = {
  keepFiles: { deleteFiles: false, completelyRemove: false },
  removeFiles: { deleteFiles: true, completelyRemove: false },
  everything: { deleteFiles: true, completelyRemove: true },
};

export const deletions = [
  { kind: 'keepFiles', name: msg`Delete Series - Keep Files`, done: msg`Series deleted!` },
  { kind: 'removeFiles', name: msg`Delete Series - Remove Files`, done: msg`Series and files deleted!` },
  {
    kind: 'everything',
    name: msg`Delete Series - All Series Data and Files`,
    done: msg`Series deleted completely!`,
  },
] as const satisfies readonly { kind: Deletion; name: TextDescriptor; done: TextDescriptor }[];

/** Typed by the user to confirm that files are deleted. */
const deleteFilesConfirmation = (): string => t`delete files`;

export interface DeletionAmount {
  readonly series: number;
  readonly files: number;
  readonly bytes?: number | undefined;
}

const sizeOf = ({ bytes }: DeletionAmount): string | undefined =>
  bytes === undefined ? undefined : formatBytes(bytes);

export function deletionTitle(kind: Deletion, amount: DeletionAmount): string {
  const { series, files } = amount;
  const size = sizeOf(amount);
  if (kind === 'keepFiles') return t`Delete ${plural(series, { one: '# series', other: '# series' })}?`;
  return size === undefined
    ? t`Delete ${plural(series, { one: '# series', other: '# series' })} and ${plural(files, { one: '# file', other: '# files' })}?`
    : t`Delete ${plural(series, { one: '# series', other: '# series' })} and ${plural(files, { one: '# file', other: '# files' })} (${size})?`;
}

/** The title without its question mark. */
function confirmation(kind: Deletion, amount: DeletionAmount): string {
  const { series, files } = amount;
  const size = sizeOf(amount);
  if (kind === 'keepFiles') return t`Delete ${plural(series, { one: '# series', other: '# series' })}`;
  return size === undefined
    ? t`Delete ${plural(series, { one: '# series', other: '# series' })} and ${plural(files, { one: '# file', other: '# files' })}`
    : t`Delete ${plural(series, { one: '# series', other: '# series' })} and ${plural(files, { one: '# file', other: '# files' })} (${size})`;
}

export function deletionConsequence(kind: Deletion, amount: DeletionAmount): string {
  const { series, files } = amount;
  const size = sizeOf(amount);
  if (kind === 'keepFiles') {
    return t`${plural(series, { one: 'Removes the series; its files stay on disk as unrecognized.', other: 'Removes the series; their files stay on disk as unrecognized.' })}`;
  }
  if (kind === 'removeFiles') {
    return size === undefined
      ? t`Removes the series and deletes ${plural(files, { one: '# file', other: '# files' })} from disk.`
      : t`Removes the series and deletes ${plural(files, { one: '# file', other: '# files' })} (${size}) from disk.`;
  }
  return size === undefined
    ? t`Deletes all series data and ${plural(files, { one: '# file', other: '# files' })} from disk.`
    : t`Deletes all series data and ${plural(files, { one: '# file', other: '# files' })} (${size}) from disk.`;
}

/** What the user is asked before. */
export function deletionQuestion(kind: Deletion, amount: DeletionAmount) {
  return {
    title: deletionTitle(kind, amount),
    text: joinSentences([deletionConsequence(kind, amount), t`This cannot be undone.`]),
    confirm: confirmation(kind, amount),
    typed: deletionOptions[kind].deleteFiles ? deleteFilesConfirmation() : undefined,
  };
}
