import { useLanguage } from '@hondana/shared/language';
import { textOf } from '@hondana/shared/language/texts';
import { classNames } from '@hondana/shared/ui/classNames';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { memo } from 'react';
import { missingPath, visibleName } from '../shared/fileFacts.ts';
import { fileStatus, statusTexts } from './fileStatus.ts';
import { type DifferencePart, pathDifference } from './pathDifference.ts';
import styles from './RelocationTable.module.css';
import type { RenamedFile } from './relocationState.ts';
import { relocationStore } from './relocationStore.ts';
import { folderIdOfResult, type RelocationResult } from './renamers.ts';

interface RelocationRowProps {
  readonly file: RenamedFile;
  readonly result: RelocationResult | undefined;
  readonly isPreviewed: boolean;
  readonly folders: ReadonlyMap<number, string> | undefined;
  readonly index: number;
  readonly tabIndex: 0 | -1;
}

/** Both paths as text, with their import folders if these differ. */
function placesOf(
  file: RenamedFile,
  result: RelocationResult | undefined,
  folders: RelocationRowProps['folders'],
) {
  const isElsewhere = result?.IsSuccess === true && folderIdOfResult(result) !== (file.folderId ?? null);
  const withFolder = (folderId: number | null | undefined, path: string): string =>
    isElsewhere ? `${folders?.get(folderId ?? 0) ?? ''}: ${path}` : path;
  const before = withFolder(file.folderId, file.path === '' ? missingPath() : visibleName(file.path));
  const after = result?.IsSuccess
    ? withFolder(folderIdOfResult(result), visibleName(result.RelativePath ?? ''))
    : undefined;
  return { before, after };
}

export const RelocationRow = memo(function RelocationRow({
  file,
  result,
  isPreviewed,
  folders,
  index,
  tabIndex,
}: RelocationRowProps) {
  useLanguage();
  const status = fileStatus(file, result);
  const { before, after } = placesOf(file, result, folders);
  const difference = after === undefined || status === 'same' ? undefined : pathDifference(before, after);
  return (
    <div className={styles.row}>
      <div className={styles.paths}>
        <p title={before} className={styles.path}>
          <bdi>{difference ? <Marked parts={difference.before} as="del" /> : before}</bdi>
        </p>
        {status === 'waiting' && isPreviewed && <Skeleton width="70%" />}
        {difference && (
          <p title={after} className={styles.path}>
            <bdi>
              <Marked parts={difference.after} as="ins" />
            </bdi>
          </p>
        )}
        {status === 'failed' && <p className={styles.reason}>{result?.ErrorMessage}</p>}
      </div>
      <span className={classNames(styles.status, styles[status])}>
        {(status !== 'waiting' || isPreviewed) && textOf(statusTexts[status])}
      </span>
      <IconButton
        icon={closeIcon}
        label={t`Remove ${before} from the list`}
        size="small"
        repeatable
        tabIndex={tabIndex}
        data-virtual-item={index}
        onClick={() => relocationStore().remove(file.id)}
      />
    </div>
  );
});

function Marked({
  parts,
  as: Mark,
}: {
  readonly parts: readonly DifferencePart[];
  readonly as: 'del' | 'ins';
}) {
  return parts.map(({ text, isChanged }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by their positions alone.
    isChanged ? <Mark key={at}>{text}</Mark> : <span key={at}>{text}</span>,
  );
}
