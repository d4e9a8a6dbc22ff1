import { retryOnce } from '@hondana/shared/api/retryOnce';
import type { SlotContent } from '@hondana/shared/remote/slots';
import { continueWatchingQuery } from '@hondana/shared/resources/dashboard';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useShowsRestricted } from '../../shared/useShowsRestricted.ts';
import { WidgetFrame } from '../../shared/WidgetFrame.tsx';
import { EpisodeRow } from '../EpisodeRow.tsx';

/** Hidden when combined with Next Up. */
function ContinueWatchingWidget() {
  const includeRestricted = useShowsRestricted();
  const episodes = useQuery({
    ...continueWatchingQuery({ includeRestricted }),
    retry: retryOnce,
    select: ({ List }) => List,
  });
  return (
    <WidgetFrame title={t`Continue Watching`} busy={episodes.isPending}>
      <EpisodeRow
        label={t`Episodes in progress`}
        query={episodes}
        failure={t`The episodes in progress could not be loaded`}
        empty={{
          title: t`No Episodes In Progress.`,
          text: t`Stop An Episode During Playback To Populate This Section.`,
        }}
      />
    </WidgetFrame>
  );
}

export const contribution: SlotContent<'dashboard.widget'> = ContinueWatchingWidget;
