import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { helpIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ListAddress } from './filters/useListAddress.ts';
import styles from './ListPage.module.css';

export function InvalidFilter({ address }: { readonly address: ListAddress }) {
  const parts = address.invalidParts.map((part, place) => (
    <span key={part}>
      {place > 0 && ', '}
      <q>{part}</q>
    </span>
  ));
  return (
    <div className={styles.results}>
      <EmptyState
        icon={helpIcon}
        title={t`Invalid filter`}
        text={
          <Trans>
            The server does not recognize {parts}. The address may be mistyped or from another server.
          </Trans>
        }
        action={
          <Button onClick={address.clear}>
            <Trans>Clear Filter</Trans>
          </Button>
        }
      />
    </div>
  );
}
