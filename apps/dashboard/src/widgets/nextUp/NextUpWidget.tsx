import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { nextUpEpisodesQuery } from '@hondana/shared/resources/dashboard';
import { useWebUiSettings } from '@hondana/shared/settings';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { EpisodeRow } from '../EpisodeRow.tsx';

/** Combined, it includes episodes in progress. */
function NextUpWidget() {
  const includeRestricted = useShowsRestricted();
  const isCombined = useWebUiSettings(({ dashboard }) => dashboard.combineContinueWatching);
  const episodes = useQuery({
    ...nextUpEpisodesQuery({ includeRestricted, onlyUnwatched: !isCombined }),
    retry: retryOnce,
    select: ({ List }) => List,
  });
  return (
    <WidgetFrame title={isCombined ? t`Continue Watching` : t`Next Up`} busy={episodes.isPending}>
      <EpisodeRow
        label={t`Next episodes`}
        query={episodes}
        failure={t`The next episodes could not be loaded`}
        empty={{ title: t`No Episodes In Progress.`, text: t`Watch Anime To Populate This Section.` }}
      />
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = NextUpWidget;
