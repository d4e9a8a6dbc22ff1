import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

interface NothingFoundProps {
  readonly what: 'files' | 'series';
  readonly search: SearchText;
  readonly compact?: boolean;
}

export function NothingFound({ what, search, compact = false }: NothingFoundProps) {
  return (
    <EmptyState
      compact={compact}
      title={what === 'files' ? t`No files match` : t`No series match`}
      text={
        <Trans>
          Nothing here matches <q>{search.search}</q>.
        </Trans>
      }
      action={
        <Button onClick={search.clear}>
          <Trans>Clear search</Trans>
        </Button>
      }
    />
  );
}
