import type { FilterSorting } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sortingCriteriaQuery } from '../../shared/filters.ts';
import styles from './SortDialog.module.css';
import { useListAddress } from './useListAddress.ts';

interface SortDialogProps {
  /** The order of the list when the person has chosen none. */
  readonly ownSorting: FilterSorting | undefined;
  readonly onClosed: () => void;
}

const directions = [
  { value: 'up', label: 'Ascending' },
  { value: 'down', label: 'Descending' },
] as const;

const byName: FilterSorting = { Type: 'Name', IsInverted: false };

/** The order of the list, from the server's catalogue, and its direction; the list follows at once. */
export function SortDialog({ ownSorting = byName, onClosed }: SortDialogProps) {
  const [open, setOpen] = useState(true);
  const { sorting = ownSorting, setSorting } = useListAddress();
  const orders = useQuery(sortingCriteriaQuery());

  const choose = (Type: string, IsInverted: boolean): void => {
    const isOwn = Type === ownSorting.Type && IsInverted === ownSorting.IsInverted;
    setSorting(isOwn ? undefined : { Type, IsInverted });
  };

  return (
    <Dialog open={open} onOpenChange={setOpen} onClosed={onClosed} title="Sort" size="small">
      {orders.isPending && <Skeleton shape="block" width="100%" height="20rem" />}
      <QueryFailure query={orders} compact title="The sort orders could not be loaded" />
      {orders.data && (
        <div className={styles.orders}>
          <RadioGroup
            label="Direction"
            look="segments"
            options={directions}
            value={sorting.IsInverted ? 'down' : 'up'}
            onChange={(direction) => choose(sorting.Type, direction === 'down')}
          />
          <RadioGroup
            label="Sort by"
            options={orders.data.map(({ Type, Name }) => ({ value: Type, label: Name }))}
            value={sorting.Type}
            onChange={(type) => choose(type, sorting.IsInverted)}
          />
        </div>
      )}
    </Dialog>
  );
}
