import type { Library } from './library.ts';
import { sourceOfFile } from './savedRelease.ts';
import { type EpisodeType, type FileSource, fileSources, type Group, type Series } from './types.ts';

export type EpisodeCounts = Record<EpisodeType, number>;

/** Counts that are the same for every user. */
interface SeriesSizes {
  readonly hidden: number;
  readonly local: EpisodeCounts;
  readonly total: EpisodeCounts;
  readonly missingEpisodes: number;
  readonly missingSpecials: number;
  /** Missing episodes of release groups that other episodes of the collection are from. */
  readonly missingCollecting: number;
  readonly fileSources: Record<FileSource, number>;
  /** As 6 counts: a file that a user linked has a source, too. */
  readonly fileSourcesSince6: Record<FileSource, number>;
  /** Files that a user linked. */
  readonly manualLinks: number;
  /** Episodes of any kind with a file. */
  readonly withFiles: number;
  readonly fileCount: number;
}

export const noEpisodes = (): EpisodeCounts => ({
  Unknown: 0,
  Other: 0,
  Episode: 0,
  Special: 0,
  Trailer: 0,
  Credits: 0,
  Parody: 0,
});

export const noSources = (): Record<FileSource, number> =>
  Object.fromEntries(fileSources.map((source) => [source, 0])) as Record<FileSource, number>;

function countSeries(series: Series, today: number): SeriesSizes {
  const local = noEpisodes();
  const total = noEpisodes();
  const sources = noSources();
  const sourcesSince6 = noSources();
  const files = new Set<number>();
  let hidden = 0;
  let manualLinks = 0;
  let missingEpisodes = 0;
  let missingSpecials = 0;
  let withFiles = 0;
  for (const episode of series.episodes) {
    for (const file of episode.files) {
      if (files.has(file.id)) continue;
      files.add(file.id);
      sourcesSince6[file.savedRelease ? sourceOfFile(file) : file.release.source] += 1;
      sources[sourceOfFile(file)] += 1;
      if (file.isManuallyLinked) manualLinks += 1;
    }
    if (episode.hidden) {
      hidden += 1;
      continue;
    }
    total[episode.type] += 1;
    if (episode.files.length > 0) {
      local[episode.type] += 1;
      withFiles += 1;
    } else if (episode.airDay !== null && episode.airDay <= today) {
      if (episode.type === 'Episode') missingEpisodes += 1;
      else if (episode.type === 'Special') missingSpecials += 1;
    }
  }
  if (series.plainEpisodeCount > 0) {
    total.Episode = series.plainEpisodeCount;
    local.Episode = series.plainEpisodeCount;
    withFiles = series.plainEpisodeCount;
    sources.Web = series.plainEpisodeCount;
    sourcesSince6.Web = series.plainEpisodeCount;
  }
  return {
    hidden,
    local,
    total,
    missingEpisodes,
    missingSpecials,
    missingCollecting: withFiles > 0 ? missingEpisodes : 0,
    fileSources: sources,
    fileSourcesSince6: sourcesSince6,
    manualLinks,
    withFiles,
    fileCount: series.plainEpisodeCount > 0 ? series.plainEpisodeCount : files.size,
  };
}

/** Cached until something changes. */
export class SizeCache {
  readonly #library: Library;
  readonly #today: () => number;
  readonly #sizes = new Map<number, SeriesSizes>();
  readonly #watched = new Map<string, EpisodeCounts>();
  readonly #users = new Set<number>();

  constructor(library: Library, today: () => number) {
    this.#library = library;
    this.#today = today;
    library.onChange((series) => {
      this.#sizes.delete(series.id);
      for (const user of this.#users) this.#watched.delete(`${user}:${series.id}`);
    });
  }

  ofSeries(series: Series): SeriesSizes {
    let sizes = this.#sizes.get(series.id);
    if (sizes === undefined) {
      sizes = countSeries(series, this.#today());
      this.#sizes.set(series.id, sizes);
    }
    return sizes;
  }

  watched(series: Series, userId: number): EpisodeCounts {
    const key = `${userId}:${series.id}`;
    let counts = this.#watched.get(key);
    if (counts === undefined) {
      counts = noEpisodes();
      const { watches } = this.#library.userData(userId);
      for (const episode of series.episodes) {
        const state = watches.get(episode.id);
        if (!episode.hidden && state !== undefined && state.watched !== null) counts[episode.type] += 1;
      }
      this.#users.add(userId);
      this.#watched.set(key, counts);
    }
    return counts;
  }

  isEmpty(group: Group): boolean {
    return this.#library.allSeriesOf(group).every((series) => this.ofSeries(series).withFiles === 0);
  }
}
