import { AnchoredMenu, MenuCheck, MenuGroup, MenuItem, MenuSeparator } from '@hondana/shared/overlays/menu';
import { useQuery } from '@tanstack/react-query';
import { sortingCriteriaQuery } from '../../shared/filters.ts';
import { useListAddress } from './useListAddress.ts';

interface SortMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export function SortMenu({ anchor, onClose }: SortMenuProps) {
  const { ownSorting, sorting = ownSorting, changeSorting } = useListAddress();
  const orders = useQuery(sortingCriteriaQuery());

  return (
    <AnchoredMenu label="Sort" anchor={anchor} align="end" onClose={onClose}>
      <MenuGroup label="Direction">
        <MenuCheck
          checked={!sorting.IsInverted}
          onChange={() => changeSorting(({ Type }) => ({ Type, IsInverted: false }))}
        >
          Ascending
        </MenuCheck>
        <MenuCheck
          checked={sorting.IsInverted}
          onChange={() => changeSorting(({ Type }) => ({ Type, IsInverted: true }))}
        >
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
            onChange={() => changeSorting(({ IsInverted }) => ({ Type, IsInverted }))}
          >
            {Name}
          </MenuCheck>
        ))}
      </MenuGroup>
    </AnchoredMenu>
  );
}
