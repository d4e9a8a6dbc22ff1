import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';

interface NothingFoundProps {
  readonly what: 'files' | 'series';
  readonly search: SearchText;
  readonly compact?: boolean;
}

export function NothingFound({ what, search, compact = false }: NothingFoundProps) {
  return (
    <EmptyState
      compact={compact}
      title={`No ${what} match`}
      text={
        <>
          Nothing here matches <q>{search.search}</q>.
        </>
      }
      action={<Button onClick={search.clear}>Clear search</Button>}
    />
  );
}
