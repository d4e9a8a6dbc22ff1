import type { Series } from '@hondana/shared/api/types';
import { errorText } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { savePlaylist } from '@hondana/shared/players/savePlaylist';
import type { EpisodeFilter } from '@hondana/shared/resources/episodes';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import type { SelectedEpisode } from './episodeOperations.ts';
import { episodePlaylist } from './episodePlaylist.ts';

export function useEpisodePlaylist(series: Series, filter: EpisodeFilter) {
  return useMutation({
    mutationFn: (selected: readonly SelectedEpisode[]) => episodePlaylist(series, filter, selected),
    onSuccess: (items) => savePlaylist(series.Name, items),
    onError: (error) =>
      notify({ kind: 'error', title: t`The playlist could not be made`, text: errorText(error) }),
  });
}
