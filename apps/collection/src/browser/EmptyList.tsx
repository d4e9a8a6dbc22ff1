import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { collectionIcon, searchIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ListAddress } from './filters/useListAddress.ts';

interface EmptyListProps {
  readonly search: SearchText;
  readonly address: ListAddress;
}

export function EmptyList({ search, address }: EmptyListProps) {
  const term = search.search;
  const isSearched = term !== '';
  const isEdited = address.edited !== undefined;
  const isFiltered = isEdited || address.preset !== undefined;
  return (
    <EmptyState
      icon={isSearched || isFiltered ? searchIcon : collectionIcon}
      title={t`No series/groups available!`}
      text={
        isSearched ? (
          isFiltered ? (
            <Trans>
              No results for <q>{term}</q> with this filter.
            </Trans>
          ) : (
            <Trans>
              No results for <q>{term}</q>.
            </Trans>
          )
        ) : (
          isFiltered && t`Nothing matches this filter.`
        )
      }
      action={
        (isSearched || isEdited) && (
          <>
            {isSearched && (
              <Button onClick={search.clear}>
                <Trans>Clear search</Trans>
              </Button>
            )}
            {isEdited && (
              <Button onClick={address.resetLive}>
                {address.preset ? t`Discard Changes` : t`Clear Filter`}
              </Button>
            )}
          </>
        )
      }
    />
  );
}
