import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Heading } from '@hondana/shared/ui/Heading';
import { t } from '@lingui/core/macro';
import { fileFacts } from '../shared/fileFacts.ts';
import { SkeletonLines } from '../shared/SkeletonLines.tsx';
import styles from './FileDetail.module.css';
import { FileParts } from './FileParts.tsx';
import type { KnownFile } from './useKnownFile.ts';

interface KnownFactsProps {
  readonly known: KnownFile;
  /** True where the file's name isn't shown otherwise. */
  readonly hasHeading?: boolean;
}

export function KnownFacts({
  known: { file, error, isFetching, retry },
  hasHeading = false,
}: KnownFactsProps) {
  if (!file && error) {
    return (
      <ErrorState
        compact
        title={t`Error fetching file data!`}
        error={error}
        retrying={isFetching}
        onRetry={retry}
      />
    );
  }
  if (!file) {
    return (
      <SkeletonLines widths={['80%', '40%', '95%', '60%', '90%', '70%', '85%']} className={styles.skeleton} />
    );
  }
  return (
    <>
      {hasHeading && (
        <Heading level={2}>
          <bdi>{fileFacts(file).name}</bdi>
        </Heading>
      )}
      <FileParts file={file} />
    </>
  );
}
