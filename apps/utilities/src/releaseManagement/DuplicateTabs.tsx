import { SearchParamsLink } from '@hondana/shared/navigation';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import styles from './ReleaseManagementPage.module.css';

/** Since version 6: files of series, or those without episodes. */
export function DuplicateTabs({ isLoose }: { readonly isLoose: boolean }) {
  return (
    <nav aria-label={t`Duplicates of`} className={styles.kinds}>
      <SearchParamsLink
        update={{ files: undefined }}
        aria-current={isLoose ? undefined : 'page'}
        className={styles.kind}
      >
        <Trans>Linked</Trans>
      </SearchParamsLink>
      <SearchParamsLink
        update={{ files: 'unrecognized', series: undefined }}
        aria-current={isLoose ? 'page' : undefined}
        className={styles.kind}
      >
        <Trans>Unrecognized</Trans>
      </SearchParamsLink>
    </nav>
  );
}
