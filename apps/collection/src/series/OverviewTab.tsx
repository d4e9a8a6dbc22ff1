import type { AnidbAnime, Series } from '@hondana/shared/api/types';
import { useOutletContext } from '@hondana/shared/navigation';
import { nextUpEpisodeQuery, relatedAnimeQuery, similarAnimeQuery } from '@hondana/shared/resources/series';
import { formatPercent } from '@hondana/shared/ui/format';
import { useHasBeenNearViewport } from '@hondana/shared/ui/useHasBeenNearViewport';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { begin, type TabCalls } from '../shared/tabCalls.ts';
import { ActorsPanel } from './ActorsPanel.tsx';
import { AnimeRow } from './AnimeRow.tsx';
import { MetadataPanel } from './MetadataPanel.tsx';
import { NextEpisodePanel } from './NextEpisodePanel.tsx';
import styles from './OverviewTab.module.css';
import { relationText } from './relationText.ts';
import { hasSideColumn } from './sideColumn.ts';

function relationOf({ Relation }: AnidbAnime): string {
  return Relation ? relationText(Relation) : '';
}

function approvalOf({ UserApproval }: AnidbAnime): string {
  if (!UserApproval) return '';
  const { Value, MaxValue, Votes: votes } = UserApproval;
  const approval = formatPercent(Value / MaxValue);
  return t`${approval} (${plural(votes, { one: '# vote', other: '# votes' })})`;
}

export const overviewCalls: TabCalls = (client, seriesId) => {
  begin(client, nextUpEpisodeQuery({ seriesId }));
  if (hasSideColumn()) begin(client, relatedAnimeQuery({ seriesId }));
};

export function OverviewTab() {
  const series = useOutletContext<Series>();
  const seriesId = series.IDs.ID;
  const [isNearRelated, relatedRow] = useHasBeenNearViewport();
  const [isNearSimilar, similarRow] = useHasBeenNearViewport();
  const related = useQuery({ ...relatedAnimeQuery({ seriesId }), enabled: isNearRelated });
  const similar = useQuery({ ...similarAnimeQuery({ seriesId }), enabled: isNearSimilar });
  return (
    <>
      <div className={styles.first}>
        <NextEpisodePanel series={series} />
        <MetadataPanel series={series} />
      </div>
      <AnimeRow
        title={t`Related Anime`}
        failureTitle={t`Related Anime could not be loaded`}
        query={related}
        ref={relatedRow}
        remark={relationOf}
      />
      {/* Empty rows are hidden, so the rows below wait until that is known instead of shifting. */}
      {!related.isPending && (
        <AnimeRow
          title={t`Similar Anime`}
          failureTitle={t`Similar Anime could not be loaded`}
          query={similar}
          ref={similarRow}
          remark={approvalOf}
        />
      )}
      {!related.isPending && !similar.isPending && <ActorsPanel seriesId={seriesId} />}
    </>
  );
}
