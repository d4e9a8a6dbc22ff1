import { hash } from '../generate/random.ts';
import type { TmdbLink } from '../model/tmdbMatching.ts';
import type { Episode, Series } from '../model/types.ts';
import { compareEpisodes } from './presentEpisode.ts';

export const presentTmdbLink = ({ episode, show, tmdb, index, rating }: TmdbLink) => ({
  AnidbAnimeID: episode.series.anidb,
  AnidbEpisodeID: episode.anidb,
  TmdbShowID: show,
  TmdbEpisodeID: tmdb,
  Index: index,
  Rating: rating,
});

/** Always linked by a user, as recorded. */
export const presentMovieLink = ({ anidb, series }: Episode, movie: number) => ({
  AnidbAnimeID: series.anidb,
  AnidbEpisodeID: anidb,
  TmdbMovieID: movie,
  Rating: 'UserVerified',
});

/** Linked by a user, or by the server because of the title. */
export const presentShowLink = ({ anidb, tmdbHome }: Series, show: number) => ({
  AnidbAnimeID: anidb,
  TmdbShowID: show,
  Rating: tmdbHome.show !== show || hash(anidb, 835) % 2 === 0 ? 'UserVerified' : 'TitleMatches',
});

/** Groups all links of an episode with several, else those to one TMDB episode; in AniDB's order, as recorded. */
export function groupLinks(links: readonly TmdbLink[]): TmdbLink[][] {
  const byEpisode = Map.groupBy(links, (link) => link.episode);
  const groups = Map.groupBy(links, ({ episode, tmdb }) => {
    const isOnlyLink = (byEpisode.get(episode)?.length ?? 0) < 2;
    return isOnlyLink && tmdb !== 0 ? `TMDB ${tmdb}` : `AniDB ${episode.anidb}`;
  });
  const inOrder = (a: TmdbLink, b: TmdbLink) =>
    compareEpisodes(a.episode, b.episode) || a.episode.series.anidb - b.episode.series.anidb;
  return [...groups.values()].sort(([a], [b]) => (a && b ? inOrder(a, b) : 0));
}

export const presentLinkGroup = (group: readonly TmdbLink[]) =>
  group.map((link, index) => presentTmdbLink({ ...link, index }));
