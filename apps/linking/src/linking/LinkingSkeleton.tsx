import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './LinkingPage.module.css';
import { RowsSkeleton } from './RowsSkeleton.tsx';

export function LinkingSkeleton() {
  return (
    <div className={styles.page} aria-busy="true">
      <title>{`${t`Metadata Linking`} · Hondana`}</title>
      <VisuallyHidden>
        <h1>
          <Trans>Metadata Linking</Trans>
        </h1>
      </VisuallyHidden>
      <Skeleton shape="block" width="100%" height="7rem" />
      <RowsSkeleton />
    </div>
  );
}
