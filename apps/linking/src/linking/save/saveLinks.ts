import {
  linkEpisodeToMovie,
  linkSeriesToShow,
  saveEpisodeLinks,
  type TmdbMappingRow,
  unlinkEpisodeFromMovie,
  unlinkSeriesFromTmdb,
} from '@hondana/shared/resources/tmdbLinks';
import type { MovieCall, MovieCalls } from '../movie/movieLinks.ts';

/** Everything to save for one series. */
export interface SavePlan {
  readonly seriesId: number;
  /** A show that is not linked yet, with the links that the server matches by itself. */
  readonly newShow: number | undefined;
  readonly mapping: readonly TmdbMappingRow[];
  readonly movies: MovieCalls;
}

/** The outcome. What is not listed here was not saved. */
export interface LinkSaveOutcome {
  readonly isShowLinked: boolean;
  readonly isMappingSaved: boolean;
  /** AniDB's numbers of the episodes whose movies were saved. */
  readonly movieEpisodes: readonly number[];
  readonly failures: readonly unknown[];
}

async function saveMovies(seriesId: number, { removals, additions }: MovieCalls) {
  const failures: unknown[] = [];
  const failed = new Set<number>();
  const run = async (calls: readonly MovieCall[], { send }: typeof linkEpisodeToMovie) => {
    for (const call of calls.filter(({ episodeId }) => !failed.has(episodeId))) {
      try {
        await send({ seriesId, ...call });
      } catch (error) {
        failures.push(error);
        failed.add(call.episodeId);
      }
    }
  };
  await run(removals, unlinkEpisodeFromMovie);
  await run(additions, linkEpisodeToMovie);
  const all = new Set([...removals, ...additions].map(({ episodeId }) => episodeId));
  return { failures, movieEpisodes: [...all].filter((id) => !failed.has(id)) };
}

/**
 * Saves in order of dependency: movies are removed, movies are added, a new show is linked with its
 * matches, and the manual choices override those in a single call. Never rejects.
 */
export async function saveLinks({ seriesId, newShow, mapping, movies }: SavePlan): Promise<LinkSaveOutcome> {
  const { failures, movieEpisodes } = await saveMovies(seriesId, movies);
  let isShowLinked = false;
  let isMappingSaved = false;
  try {
    if (newShow !== undefined) await linkSeriesToShow.send({ seriesId, tmdbId: newShow });
    isShowLinked = newShow !== undefined;
    if (mapping.length > 0) await saveEpisodeLinks.send({ seriesId, mapping });
    isMappingSaved = true;
  } catch (error) {
    failures.push(error);
  }
  return { isShowLinked, isMappingSaved, movieEpisodes, failures };
}

/** Restores the previous state in reverse order. @throws the first failure */
export async function undoLinks({ seriesId, newShow, mapping, movies }: SavePlan): Promise<void> {
  if (newShow !== undefined) await unlinkSeriesFromTmdb.Show.send({ seriesId, tmdbId: newShow });
  if (mapping.length > 0) await saveEpisodeLinks.send({ seriesId, mapping });
  for (const call of movies.additions) await unlinkEpisodeFromMovie.send({ seriesId, ...call });
  for (const call of movies.removals) await linkEpisodeToMovie.send({ seriesId, ...call });
}
