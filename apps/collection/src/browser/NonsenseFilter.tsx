import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { helpIcon } from '@hondana/shared/ui/icons';
import type { ListAddress } from '../shared/useListAddress.ts';
import styles from './CollectionPage.module.css';

/** An address whose filter or order nobody understands: what it is, and the way out. */
export function NonsenseFilter({ address }: { readonly address: ListAddress }) {
  return (
    <div className={styles.results}>
      <EmptyState
        icon={helpIcon}
        title="This filter makes no sense"
        text={
          <>
            The server knows nothing called{' '}
            {address.nonsense.map((part, place) => (
              <span key={part}>
                {place > 0 && ', '}
                <q>{part}</q>
              </span>
            ))}
            . The address may be mistyped or come from another server.
          </>
        }
        action={<Button onClick={address.clear}>Clear Filter</Button>}
      />
    </div>
  );
}
