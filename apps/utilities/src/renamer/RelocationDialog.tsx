import { FailureList } from '@hondana/shared/bulk/FailureList';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { importFoldersQuery } from '@hondana/shared/resources/importFolders';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { formatList, formatNumber, plural } from '@hondana/shared/ui/format';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { missingPath, visibleName } from '../shared/fileFacts.ts';
import styles from './RelocationBar.module.css';
import type { RenamedFile } from './relocationState.ts';
import type { RelocationSummary } from './relocationSummary.ts';
import type { RelocateOptions } from './renamers.ts';

/** Above this number of files, the number must be typed. */
const typedAbove = 500;

interface RelocationDialogProps {
  readonly count: number;
  readonly summary: RelocationSummary;
  readonly isUnchecked: boolean;
  readonly how: RelocateOptions;
  readonly configName: string;
  readonly onClose: () => void;
  readonly onConfirm: (skipped: ReadonlySet<number>) => void;
}

export function RelocationDialog({
  count,
  summary,
  isUnchecked,
  how,
  configName,
  onClose,
  onConfirm,
}: RelocationDialogProps) {
  const [skips, setSkips] = useState(summary.colliding.length < count);
  const skipped = new Set(skips ? summary.colliding.map(({ file }) => file.id) : []);
  const rest = count - skipped.size;
  const action = [how.rename && 'Rename', how.move && 'move'].filter(Boolean).join(' and ');
  const verb = `${action.charAt(0).toUpperCase()}${action.slice(1)}`;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${verb} ${plural(rest, 'file', 'files')}?`}
      confirmLabel={verb}
      typedConfirmation={rest > typedAbove ? String(rest) : undefined}
      onConfirm={() => onConfirm(skipped)}
      choices={
        <>
          <Summary summary={summary} />
          {isUnchecked && (
            <p>
              Files outside this list could not be checked. Where one of them has a new path already, renaming
              fails for that file, and the list shows it.
            </p>
          )}
          {summary.colliding.length > 0 && (
            <Checkbox
              label={`Skip ${plural(summary.colliding.length, 'colliding file', 'colliding files')}`}
              checked={skips}
              onChange={setSkips}
            />
          )}
        </>
      }
    >
      <p>
        Uses config “<bdi>{configName}</bdi>” and changes files on the server. This cannot be undone. Empty
        folders are removed.
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
    const name = visibleName(file.path || missingPath);
    return {
      item: { key: String(file.id), name: path === undefined ? name : `${name} → ${visibleName(path)}` },
      reason,
    };
  };
  const problems = [
    ...colliding.map(({ file, path, isOutside }) =>
      problemOf(
        file,
        isOutside ? 'A file outside this list has the same path' : 'Another file has or gets the same path',
        path,
      ),
    ),
    ...failing.map(({ file, reason }) => problemOf(file, reason)),
  ];
  return (
    <>
      <ul aria-label="Preview by Import Folder" className={styles.folders}>
        {folders.map(({ folderId, counts }) => (
          <li key={folderId ?? 0}>
            <strong>
              <bdi>{names?.get(folderId ?? 0) ?? 'Unknown Import Folder'}</bdi>
            </strong>
            : {formatList(counts.map(([kind, number]) => `${formatNumber(number)} ${kind}`))}
          </li>
        ))}
      </ul>
      {problems.length > 0 && <FailureList label="Failing and colliding files" items={problems} />}
    </>
  );
}
