import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { plural } from '@hondana/shared/ui/format';
import { useMemo } from 'react';
import { SeriesList } from '../shared/SeriesList.tsx';
import type { ReleaseKind } from './releaseKinds.ts';
import { type ReleaseOptions, releasePageSize, releaseSeriesPages } from './releaseManagement.ts';

interface ReleaseSeriesListProps {
  readonly kind: ReleaseKind;
  readonly options: ReleaseOptions;
  readonly open: number | undefined;
  readonly addressOf: (seriesId: number) => string;
  /** Lets in what the switches leave out; undefined where they leave out nothing. */
  readonly widen: (() => void) | undefined;
}

/** The series about which something is to be decided. */
export function ReleaseSeriesList({ kind, options, open, addressOf, widen }: ReleaseSeriesListProps) {
  // Equal options must be the same object, so that the list does not start over.
  const id = JSON.stringify(options);
  const pageQuery = useMemo(
    () => releaseSeriesPages(kind.matter, JSON.parse(id) as ReleaseOptions),
    [kind, id],
  );
  return (
    <SeriesList
      pageQuery={pageQuery}
      pageSize={releasePageSize}
      question={id}
      openId={open}
      addressOf={addressOf}
      serverWork={kind.serverWork}
      amountOf={({ EpisodeCount }) => plural(EpisodeCount, 'episode', 'episodes')}
      empty={
        widen ? (
          <EmptyState
            compact
            title="No series match"
            text="The switches above leave out all series there may be."
            action={<Button onClick={widen}>Show all series</Button>}
          />
        ) : (
          <EmptyState compact title={kind.empty} text={kind.emptyText} />
        )
      }
    />
  );
}
