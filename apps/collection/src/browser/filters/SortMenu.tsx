import type { FilterSorting } from '@hondana/shared/api/types';
import { AnchoredMenu, MenuCheck, MenuGroup, MenuItem, MenuSeparator } from '@hondana/shared/overlays/menu';
import { useQuery } from '@tanstack/react-query';
import { sortingCriteriaQuery } from '../../shared/filters.ts';
import { useListAddress } from './useListAddress.ts';

interface SortMenuProps {
  readonly anchor: HTMLElement;
  /** The order of the list when the person has chosen none. */
  readonly ownSorting: FilterSorting;
  readonly onClose: () => void;
}

/** The order of the list, from the server's catalogue, and its direction; the list follows at once. */
export function SortMenu({ anchor, ownSorting, onClose }: SortMenuProps) {
  const { sorting = ownSorting, setSorting } = useListAddress();
  const orders = useQuery(sortingCriteriaQuery());

  const choose = (Type: string, IsInverted: boolean): void => {
    const isOwn = Type === ownSorting.Type && IsInverted === ownSorting.IsInverted;
    setSorting(isOwn ? undefined : { Type, IsInverted });
  };

  return (
    <AnchoredMenu label="Sort" anchor={anchor} align="end" onClose={onClose}>
      <MenuGroup label="Direction">
        <MenuCheck checked={!sorting.IsInverted} onChange={() => choose(sorting.Type, false)}>
          Ascending
        </MenuCheck>
        <MenuCheck checked={sorting.IsInverted} onChange={() => choose(sorting.Type, true)}>
          Descending
        </MenuCheck>
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label="Sort by">
        {orders.isPending && (
          <MenuItem disabled onClick={() => {}}>
            Loading…
          </MenuItem>
        )}
        {orders.isError && !orders.data && (
          <MenuItem
            keepOpen
            detail="The sort orders could not be loaded."
            disabled={orders.isFetching}
            onClick={() => void orders.refetch()}
          >
            Retry
          </MenuItem>
        )}
        {orders.data?.map(({ Type, Name }) => (
          <MenuCheck
            key={Type}
            checked={Type === sorting.Type}
            onChange={() => choose(Type, sorting.IsInverted)}
          >
            {Name}
          </MenuCheck>
        ))}
      </MenuGroup>
    </AnchoredMenu>
  );
}
