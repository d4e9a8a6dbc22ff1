import { AnchoredMenu, MenuCheck, MenuGroup, MenuItem, MenuSeparator } from '@hondana/shared/overlays/menu';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sortingCriteriaQuery } from '../../shared/filters.ts';
import { relevance } from '../filterBody.ts';
import { useListAddress } from './useListAddress.ts';

interface SortMenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

export function SortMenu({ anchor, onClose }: SortMenuProps) {
  const { ownSorting, sorting = ownSorting, changeSorting } = useListAddress();
  const orders = useQuery(sortingCriteriaQuery());
  // Nothing is relevant without a search.
  const shown = orders.data?.filter(({ Type }) => Type !== relevance || ownSorting.Type === relevance);

  return (
    <AnchoredMenu label={t`Sort`} anchor={anchor} align="end" onClose={onClose}>
      <MenuGroup label={t`Direction`}>
        <MenuCheck
          checked={!sorting.IsInverted}
          onChange={() => changeSorting(({ Type }) => ({ Type, IsInverted: false }))}
        >
          <Trans>Ascending</Trans>
        </MenuCheck>
        <MenuCheck
          checked={sorting.IsInverted}
          onChange={() => changeSorting(({ Type }) => ({ Type, IsInverted: true }))}
        >
          <Trans>Descending</Trans>
        </MenuCheck>
      </MenuGroup>
      <MenuSeparator />
      <MenuGroup label={t`Sort by`}>
        {orders.isPending && (
          <MenuItem disabled onClick={() => {}}>
            <Trans>Loading…</Trans>
          </MenuItem>
        )}
        {orders.isError && !orders.data && (
          <MenuItem
            keepOpen
            detail={t`The sort orders could not be loaded.`}
            disabled={orders.isFetching}
            onClick={() => void orders.refetch()}
          >
            <Trans>Retry</Trans>
          </MenuItem>
        )}
        {shown?.map(({ Type, Name }) => (
          <MenuCheck
            key={Type}
            checked={Type === sorting.Type}
            onChange={() => changeSorting(({ IsInverted }) => ({ Type, IsInverted }))}
          >
            {Type === relevance ? <Trans>Relevance</Trans> : Name}
          </MenuCheck>
        ))}
      </MenuGroup>
    </AnchoredMenu>
  );
}
