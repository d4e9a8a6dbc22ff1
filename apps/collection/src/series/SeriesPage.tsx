import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { Series } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { textOf } from '@hondana/shared/language/texts';
import { Navigate, Outlet, useLocation, useParams } from '@hondana/shared/navigation';
import { notify } from '@hondana/shared/overlays/notices';
import { useContributions } from '@hondana/shared/remote/slots';
import { seriesQuery } from '@hondana/shared/resources/series';
import { setSeriesOwnTags } from '@hondana/shared/resources/seriesUserData';
import { useMay } from '@hondana/shared/resources/useMay';
import { classNames } from '@hondana/shared/ui/classNames';
import { useIsPainted } from '@hondana/shared/ui/useIsPainted';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CustomTagsButton } from '../customTags/CustomTagsButton.tsx';
import { seriesTabs } from '../seriesTabs.ts';
import { readKnownSeries, readOrigin } from '../shared/listOrigin.ts';
import { DeletedSeries } from './DeletedSeries.tsx';
import { InformationPanel } from './InformationPanel.tsx';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { SeriesBackdrop, SeriesHeader } from './SeriesHeader.tsx';
import styles from './SeriesPage.module.css';
import { SeriesRating } from './SeriesRating.tsx';
import { SeriesSkeleton, SideSkeleton, TabSkeleton } from './SeriesSkeleton.tsx';
import { SeriesTabs } from './SeriesTabs.tsx';
import { StatsPanel } from './StatsPanel.tsx';
import { wideSeries } from './sideColumn.ts';
import { TagsPanel } from './TagsPanel.tsx';
import { usePrefetchSeriesPage } from './usePrefetchSeriesPage.ts';

export function SeriesPage() {
  const { seriesId: parameter = '' } = useParams();
  // Remounts for each series, so that no expanded text or picture is carried over.
  return <SeriesById key={parameter} parameter={parameter} />;
}

function SeriesById({ parameter }: { readonly parameter: string }) {
  const isNumber = /^[1-9]\d{0,9}$/.test(parameter);
  const series = useQuery({
    ...seriesQuery({ seriesId: Number(parameter) }),
    enabled: isNumber,
    retry: retryOnce,
  });
  usePrefetchSeriesPage(Number(parameter), isNumber && series.isPending);
  const { state } = useLocation();

  if (!isNumber) return <RedirectWithError error={undefined} />;
  if (series.isPending) return <SeriesSkeleton known={readKnownSeries(state)} />;
  if (series.isError && !series.data) return <RedirectWithError error={series.error} />;
  if (isMissing(series.error)) return <DeletedSeries />;
  return <LoadedSeries series={series.data} />;
}

function LoadedSeries({ series }: { readonly series: Series }) {
  const seriesId = series.IDs.ID;
  const contributed = useContributions('series.tab').map(({ key, title }) => ({
    path: `x/${key}`,
    label: title,
  }));
  const mayTag = useMay(setSeriesOwnTags);
  const isNarrow = !useMediaQuery(wideSeries);
  const tabs = [...seriesTabs.map(({ path, label }) => ({ path, label: textOf(label) })), ...contributed];
  const tab = useCurrentTab(tabs);
  const { key, state } = useLocation();
  const origin = readOrigin(state);
  // On the document's first page, what follows the head is rendered in a task of its own: in one, they would block a
  // phone. After a press, whole pages come sooner.
  const isFirstPage = key === 'default';
  const isHeadPainted = useIsPainted() || !isFirstPage;
  return (
    <div className={classNames(styles.page, !isHeadPainted && styles.unfinished)}>
      <title>
        {[tab?.path !== firstTab.path && tab?.label, series.Name, 'Hondana'].filter(Boolean).join(' · ')}
      </title>
      <SeriesBackdrop series={series} />
      <div className={styles.main}>
        <SeriesHeader
          series={series}
          beside={origin && <NeighbourLinks series={series} origin={origin} tab={pathOfTab(tab)} />}
        />
        {/* The side column comes last on narrow screens, after a list that may be long. */}
        {isNarrow && <SeriesRating series={series} />}
        <SeriesTabs tabs={tabs} />
        {isHeadPainted ? <Outlet context={series} /> : <TabSkeleton />}
      </div>
      {isHeadPainted ? (
        <aside aria-label={t`About this series`} className={styles.side}>
          <StatsPanel series={series} withRating={!isNarrow} />
          <InformationPanel series={series} />
          <TagsPanel seriesId={seriesId} actions={<CustomTagsButton seriesId={seriesId} />} />
          {mayTag && <MyTagsPanel seriesId={seriesId} />}
        </aside>
      ) : (
        <SideSkeleton />
      )}
    </div>
  );
}

const MyTagsPanel = lazyPart(
  async () => (await import(/* webpackChunkName: "seriesParts" */ './MyTagsPanel.tsx')).MyTagsPanel,
);

const [firstTab] = seriesTabs;

function useCurrentTab<T extends { readonly path: string }>(tabs: readonly T[]): T | undefined {
  const below = useLocation().pathname.replace(/^\/collection\/series\/[^/]*\/?/, '');
  return tabs.find(({ path }) => `${below}/`.startsWith(`${path}/`));
}

/** A plugin's tab may exist for this series only, so it isn't kept for the next one. */
function pathOfTab(tab: { readonly path: string } | undefined): string {
  return seriesTabs.some(({ path }) => path === tab?.path) && tab ? tab.path : firstTab.path;
}

function isMissing(error: unknown): boolean {
  return isApiError(error) && error.status === 404;
}

function reasonOf(error: unknown): string {
  if (isApiError(error) && error.status === 403) return t`You do not have access to this series.`;
  if (error === undefined || isMissing(error)) return t`Series not found.`;
  return error instanceof Error ? error.message : '';
}

function RedirectWithError({ error }: { readonly error: unknown }) {
  useEffect(() => {
    notify({
      kind: 'error',
      title: t`The series could not be loaded`,
      text: reasonOf(error),
      key: 'series-failure',
    });
  }, [error]);
  return <Navigate to="/collection" />;
}
