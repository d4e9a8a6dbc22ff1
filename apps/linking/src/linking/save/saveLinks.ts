import {
  linkEpisodeToMovie,
  linkSeriesToShow,
  saveEpisodeLinks,
  type TmdbMappingRow,
  unlinkEpisodeFromMovie,
  unlinkSeriesFromTmdb,
} from '@hondana/shared/resources/tmdbLinks';
import type { MovieCall, MovieCalls } from '../movie/movieLinks.ts';

export interface SavePlan {
  readonly seriesId: number;
  /** A show not linked yet; the server links the episodes that it matches. */
  readonly newShow: number | undefined;
  readonly mapping: readonly TmdbMappingRow[];
  readonly movies: MovieCalls;
}

/** What is not listed was not saved. */
export interface LinkSaveOutcome {
  readonly isShowLinked: boolean;
  readonly isMappingSaved: boolean;
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
 * In order of dependency: movie removals, movie additions, new show, manual choices over its matches. Never rejects.
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

/** In reverse order. @throws the first failure */
export async function undoLinks({ seriesId, newShow, mapping, movies }: SavePlan): Promise<void> {
  if (newShow !== undefined) await unlinkSeriesFromTmdb.Show.send({ seriesId, tmdbId: newShow });
  if (mapping.length > 0) await saveEpisodeLinks.send({ seriesId, mapping });
  for (const call of movies.additions) await unlinkEpisodeFromMovie.send({ seriesId, ...call });
  for (const call of movies.removals) await linkEpisodeToMovie.send({ seriesId, ...call });
}
