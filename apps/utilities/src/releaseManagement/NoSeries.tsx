import type { SearchText } from '@hondana/shared/navigation/useSearchText';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { NothingFound } from '../shared/NothingFound.tsx';

interface NoSeriesProps {
  readonly search: SearchText;
  /** Undefined where no filter hides any. */
  readonly onWiden: (() => void) | undefined;
  /** Where there are none at all. */
  readonly title: string;
  readonly text: string;
}

export function NoSeries({ search, onWiden, title, text }: NoSeriesProps) {
  if (search.search !== '') return <NothingFound compact what="series" search={search} />;
  if (!onWiden) return <EmptyState compact title={title} text={text} />;
  return (
    <EmptyState
      compact
      title={t`No series match`}
      text={t`The filters above hide all of them.`}
      action={
        <Button onClick={onWiden}>
          <Trans>Show all series</Trans>
        </Button>
      }
    />
  );
}
