import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { collectionIcon, searchIcon } from '@hondana/shared/ui/icons';
import type { ListAddress } from './filters/useListAddress.ts';

interface EmptyListProps {
  readonly search: SearchText;
  readonly address: ListAddress;
}

export function EmptyList({ search, address }: EmptyListProps) {
  const isSearched = search.search !== '';
  const isEdited = address.edited !== undefined;
  const isFiltered = isEdited || address.preset !== undefined;
  return (
    <EmptyState
      icon={isSearched || isFiltered ? searchIcon : collectionIcon}
      title="No series/groups available!"
      text={
        isSearched ? (
          <>
            No results for <q>{search.search}</q>
            {isFiltered && ' with this filter'}.
          </>
        ) : (
          isFiltered && 'Nothing matches this filter.'
        )
      }
      action={
        (isSearched || isEdited) && (
          <>
            {isSearched && <Button onClick={search.clear}>Clear search</Button>}
            {isEdited && (
              <Button onClick={address.resetLive}>
                {address.preset ? 'Discard Changes' : 'Clear Filter'}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
