import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { helpIcon } from '@hondana/shared/ui/icons';
import type { ListAddress } from './filters/useListAddress.ts';
import styles from './ListPage.module.css';

export function InvalidFilter({ address }: { readonly address: ListAddress }) {
  return (
    <div className={styles.results}>
      <EmptyState
        icon={helpIcon}
        title="Invalid filter"
        text={
          <>
            The server does not recognize{' '}
            {address.invalidParts.map((part, place) => (
              <span key={part}>
                {place > 0 && ', '}
                <q>{part}</q>
              </span>
            ))}
            . The address may be mistyped or from another server.
          </>
        }
        action={<Button onClick={address.clear}>Clear Filter</Button>}
      />
    </div>
  );
}
