import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { upcomingEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { useWebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { useToday } from '../../shared/useToday.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { EpisodeRow } from '../EpisodeRow.tsx';
import { ViewToggle } from '../ViewToggle.tsx';
import { airDayText } from './airDayText.ts';

const views = () =>
  [
    { value: 'collection', label: t`My Collection` },
    { value: 'all', label: t`All` },
  ] as const;

/** Episodes without an air date come last. */
function inOrder(episodes: readonly DashboardEpisode[]): readonly DashboardEpisode[] {
  return episodes.toSorted((one, other) => (one.AirDate ?? '9').localeCompare(other.AirDate ?? '9'));
}

function UpcomingAnimeWidget() {
  const today = useToday();
  const includeRestricted = useShowsRestricted();
  const view = useWebUiSettings(({ dashboard }) => dashboard.upcomingAnimeView);
  const episodes = useQuery({
    ...upcomingEpisodesQuery({ showAll: view === 'all', includeRestricted }),
    retry: retryOnce,
    select: inOrder,
  });
  return (
    <WidgetFrame
      title={t`Upcoming Anime`}
      to="/dashboard/calendar"
      busy={episodes.isPending}
      toolbar={<ViewToggle label={t`Upcoming anime`} setting="upcomingAnimeView" options={views()} />}
    >
      <EpisodeRow
        label={t`Upcoming anime`}
        query={episodes}
        failure={t`The upcoming anime could not be loaded`}
        empty={{ title: t`No Upcoming Anime.` }}
        groupOf={({ AirDate }) => (AirDate ? airDayText(AirDate, today) : t`Day unknown`)}
        remark={({ IDs }) => !IDs.ShokoSeries && t`Not in your collection`}
      />
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = UpcomingAnimeWidget;
