import { createHash } from 'node:crypto';
import { isOnAnidb } from './anidbFiles.ts';
import { compareReleases, type Difference, type ReleasePreferences } from './releaseSignals.ts';
import type { Episode, Series, VideoFile } from './types.ts';

/** The files of a series that were released alike, at most one version of each episode. */
export interface ReleaseTrack {
  readonly key: string;
  readonly files: readonly VideoFile[];
  readonly coversAll: boolean;
}

/** What could be kept alone: a track, and where it has gaps, files of better ones. */
export interface ReleaseCandidate {
  readonly key: string;
  readonly track: ReleaseTrack;
  readonly fillers: readonly ReleaseTrack[];
  readonly files: readonly VideoFile[];
  /** What made the one above it better; undefined for the first, and among equals. */
  readonly lost: Difference | undefined;
}

export interface SeriesReleases {
  readonly tracks: readonly ReleaseTrack[];
  /** Best first. Empty where there is nothing to choose. */
  readonly candidates: readonly ReleaseCandidate[];
}

const keyOf = (...parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

function fingerprint(file: VideoFile): string {
  const { groupId, source, resolution, codec, bitDepth } = file.release;
  return isOnAnidb(file)
    ? keyOf(groupId, source, resolution, codec, bitDepth)
    : keyOf(null, resolution, codec, bitDepth);
}

/** Older versions of an episode that the track has are a track of their own; equal ones stay together. */
function byVersion(files: readonly VideoFile[]): VideoFile[][] {
  const layers: Map<Episode, number>[] = [];
  const tracks: VideoFile[][] = [];
  for (const file of files.toSorted((one, other) => other.version - one.version || one.id - other.id)) {
    const free = layers.findIndex((layer) =>
      file.episodes.every((episode) => (layer.get(episode) ?? file.version) === file.version),
    );
    const index = free === -1 ? layers.length : free;
    layers[index] ??= new Map();
    for (const episode of file.episodes) layers[index].set(episode, file.version);
    tracks[index] = [...(tracks[index] ?? []), file];
  }
  return tracks;
}

const coveredBy = (files: readonly VideoFile[]): Set<Episode> =>
  new Set(files.flatMap((file) => file.episodes));

function tracksOf(files: readonly VideoFile[], wanted: ReadonlySet<Episode>): ReleaseTrack[] {
  return [...Map.groupBy(files, fingerprint)].flatMap(([key, alike]) =>
    byVersion(alike).map((layer, index) => ({
      key: keyOf(key, index),
      files: layer,
      coversAll: coveredBy(layer).size === wanted.size,
    })),
  );
}

function filled(track: ReleaseTrack, others: readonly ReleaseTrack[], wanted: ReadonlySet<Episode>) {
  const files = [...track.files];
  const fillers: ReleaseTrack[] = [];
  const missing = new Set(wanted);
  for (const episode of coveredBy(files)) missing.delete(episode);
  for (const other of others) {
    const useful = other.files.filter((file) => file.episodes.some((episode) => missing.has(episode)));
    if (other === track || useful.length === 0) continue;
    files.push(...useful);
    fillers.push(other);
    for (const episode of coveredBy(useful)) missing.delete(episode);
  }
  return { key: keyOf('candidate', track.key), track, fillers, files };
}

/** By the document; the recording shows a full release before one with gaps that is as good. */
export function releasesOfSeries(
  series: Series,
  preferences: ReleasePreferences,
  withVariations: boolean,
): SeriesReleases {
  const counts = (file: VideoFile) => withVariations || !file.isVariation;
  const episodes = series.episodes.filter(({ files }) => files.some(counts));
  const files = [...new Set(episodes.flatMap((episode) => episode.files.filter(counts)))];
  if (!episodes.some((episode) => episode.files.filter(counts).length > 1))
    return { tracks: [], candidates: [] };
  const wanted = new Set(episodes);
  const tracks = tracksOf(files, wanted).sort(
    (one, other) =>
      compareReleases(one.files, other.files, preferences)?.order ??
      Number(other.coversAll) - Number(one.coversAll),
  );
  const distinct = new Map<string, Omit<ReleaseCandidate, 'lost'>>();
  for (const track of tracks) {
    const candidate = filled(track, tracks, wanted);
    const id = candidate.files
      .map((file) => file.id)
      .sort((one, other) => one - other)
      .join();
    if (!distinct.has(id)) distinct.set(id, candidate);
  }
  const ranked = [...distinct.values()];
  return {
    tracks,
    candidates: ranked.map((candidate, index) => {
      const above = ranked[index - 1];
      const lost = above && compareReleases(above.track.files, candidate.track.files, preferences);
      return { ...candidate, lost };
    }),
  };
}

/** Which files of a candidate go when `kept` stays. Files of both stay, and so do variations. */
export function redundantFiles(candidate: ReleaseCandidate, kept: ReleaseCandidate): VideoFile[] {
  const staying = new Set(kept.files);
  const covered = coveredBy(kept.files);
  return candidate.files.filter(
    (file) =>
      !staying.has(file) && !file.isVariation && file.episodes.every((episode) => covered.has(episode)),
  );
}
