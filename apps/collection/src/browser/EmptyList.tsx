import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { collectionIcon, searchIcon } from '@hondana/shared/ui/icons';
import type { SearchText } from '@hondana/shared/ui/useSearchText';

/** A list without entries: a search that found nothing can be cleared. */
export function EmptyList({ search }: { readonly search: SearchText }) {
  if (search.search === '') return <EmptyState icon={collectionIcon} title="No series/groups available!" />;
  return (
    <EmptyState
      icon={searchIcon}
      title="No series/groups available!"
      text={
        <>
          Nothing here is called <q>{search.search}</q>.
        </>
      }
      action={<Button onClick={search.clear}>Clear search</Button>}
    />
  );
}
