import type { ReleaseInfo } from '@hondana/shared/api/types';
import { anidbAnimeQuery } from '@hondana/shared/resources/anidbAnime';
import { anidbEpisodesQuery } from '@hondana/shared/resources/manualLinks';
import { t } from '@lingui/core/macro';
import { useQueries } from '@tanstack/react-query';
import { episodeText } from '../manualLink/episodeText.ts';
import { coverageText } from './releaseTexts.ts';

/** Where the server has no names yet, series and episodes go by their numbers at AniDB. */
export function useEpisodeNames(release: ReleaseInfo | undefined): readonly string[] {
  const references = release?.CrossReferences ?? [];
  const anime = [...new Set(references.flatMap(({ AnidbAnimeID }) => AnidbAnimeID ?? []))];
  const titles = useQueries({ queries: anime.map((anidbId) => anidbAnimeQuery({ anidbId })) });
  const episodes = useQueries({ queries: anime.map((anidbId) => anidbEpisodesQuery({ anidbId })) });
  const known = new Map(
    episodes.flatMap(({ data }) => data?.List ?? []).map((episode) => [episode.ID, episode]),
  );
  const seriesOf = new Map(anime.map((id, index) => [id, titles[index]?.data?.Title ?? `AniDB ${id}`]));
  return references.map((reference) => {
    const { AnidbEpisodeID: id, AnidbAnimeID: animeId } = reference;
    const episode = known.get(id);
    const name = episode
      ? episodeText({
          id,
          animeId: animeId ?? 0,
          animeTitle: '',
          type: episode.Type,
          number: episode.EpisodeNumber,
          title: episode.Title,
        })
      : t`Episode ${id} at AniDB`;
    const series = animeId ? `${seriesOf.get(animeId)} · ` : '';
    return `${series}${name}${coverageText(reference)}`;
  });
}
