import { FailureList } from '@hondana/shared/bulk/FailureList';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { formatList } from '@hondana/shared/ui/format';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { missingPath, visibleName } from '../shared/fileFacts.ts';
import styles from './RelocationBar.module.css';
import type { RenamedFile } from './relocationState.ts';
import type { Outlook, RelocationSummary } from './relocationSummary.ts';
import type { RelocateOptions } from './renamers.ts';

/** Above this number of files, the number must be typed. */
const typedAbove = 500;

const outlookTexts: Readonly<Record<Outlook, (files: number) => string>> = {
  changed: (files) => t`${plural(files, { one: '# changed', other: '# changed' })}`,
  unchanged: (files) => t`${plural(files, { one: '# unchanged', other: '# unchanged' })}`,
  failing: (files) => t`${plural(files, { one: '# failing', other: '# failing' })}`,
  colliding: (files) => t`${plural(files, { one: '# colliding', other: '# colliding' })}`,
};

interface RelocationDialogProps {
  readonly count: number;
  readonly summary: RelocationSummary;
  readonly isUnchecked: boolean;
  readonly how: RelocateOptions;
  readonly methodName: string;
  readonly onClose: () => void;
  readonly onConfirm: (skipped: ReadonlySet<number>) => void;
}

export function RelocationDialog({
  count,
  summary,
  isUnchecked,
  how,
  methodName,
  onClose,
  onConfirm,
}: RelocationDialogProps) {
  const [skips, setSkips] = useState(summary.colliding.length < count);
  const skipped = new Set(skips ? summary.colliding.map(({ file }) => file.id) : []);
  const rest = count - skipped.size;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={questionText(how, rest)}
      confirmLabel={actionText(how)}
      typedConfirmation={rest > typedAbove ? String(rest) : undefined}
      onConfirm={() => onConfirm(skipped)}
      choices={
        <>
          <Summary summary={summary} />
          {isUnchecked && (
            <p>
              <Trans>
                Files outside this list could not be checked. Where one of them has a new path already,
                renaming fails for that file, and the list shows it.
              </Trans>
            </p>
          )}
          {summary.colliding.length > 0 && (
            <Checkbox
              label={t`Skip ${plural(summary.colliding.length, { one: '# colliding file', other: '# colliding files' })}`}
              checked={skips}
              onChange={setSkips}
            />
          )}
        </>
      }
    >
      <p>
        <Trans>
          Uses “<bdi>{methodName}</bdi>” and changes files on the server. This cannot be undone. Empty folders
          are removed.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}

function Summary({ summary: { folders, failing, colliding } }: { readonly summary: RelocationSummary }) {
  const names = useQuery({
    ...importFoldersQuery(),
    select: (all) => new Map(all.map(({ ID, Name }) => [ID, Name ?? ''])),
  }).data;
  const problemOf = (file: RenamedFile, reason: string, path?: string) => {
    const name = visibleName(file.path || missingPath());
    return {
      item: { key: String(file.id), name: path === undefined ? name : `${name} → ${visibleName(path)}` },
      reason,
    };
  };
  const problems = [
    ...colliding.map(({ file, path, isOutside }) =>
      problemOf(
        file,
        isOutside ? t`A file outside this list has the same path` : t`Another file has or gets the same path`,
        path,
      ),
    ),
    ...failing.map(({ file, reason }) => problemOf(file, reason)),
  ];
  return (
    <>
      <ul aria-label={t`Preview by Import Folder`} className={styles.folders}>
        {folders.map(({ folderId, counts }) => (
          <li key={folderId ?? 0}>
            <strong>
              <bdi>{names?.get(folderId ?? 0) ?? t`Unknown Import Folder`}</bdi>
            </strong>
            : {formatList(counts.map(([kind, number]) => outlookTexts[kind](number)))}
          </li>
        ))}
      </ul>
      {problems.length > 0 && <FailureList label={t`Failing and colliding files`} items={problems} />}
    </>
  );
}

function actionText({ rename, move }: RelocateOptions): string {
  if (rename && move) return t`Rename and move`;
  return move ? t`Move` : t`Rename`;
}

function questionText({ rename, move }: RelocateOptions, files: number): string {
  if (rename && move) return t`Rename and move ${plural(files, { one: '# file', other: '# files' })}?`;
  return move
    ? t`Move ${plural(files, { one: '# file', other: '# files' })}?`
    : t`Rename ${plural(files, { one: '# file', other: '# files' })}?`;
}
