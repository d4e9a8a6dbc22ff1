import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { SeriesReleases } from '@hondana/shared/api/types';
import type { ReleaseCandidate, ReleaseTrack } from './rankedReleases.ts';

type Coverage = ReleaseCandidate['Episodes'][number];
type TrackFile = ReleaseTrack['Files'][number];

/** What the address says of a series; empty lists leave it to the server. */
export interface ReleaseChoice {
  readonly isMixing: boolean;
  /** Keys of releases, or their beginnings. */
  readonly kept: readonly string[];
  /** By episode (`1`, `S2`): the ID of a file of the release that is to provide it. */
  readonly picks: ReadonlyMap<string, number>;
}

export const nothingChosen: ReleaseChoice = { isMixing: false, kept: [], picks: new Map() };

/** Long enough to tell the releases of a series apart. */
const keyLength = 12;

export const shortKey = ({ Key }: ReleaseCandidate): string => Key.slice(0, keyLength);

/** The releases that stay: the chosen ones, or the best. */
export function keptReleases({ Candidates }: SeriesReleases, { kept }: ReleaseChoice): ReleaseCandidate[] {
  const chosen = Candidates.filter((candidate) => kept.includes(shortKey(candidate)));
  return chosen.length > 0 ? chosen : Candidates.slice(0, 1);
}

/** `kept` for these releases: empty if they are what stays anyway. */
export function keptKeys({ Candidates }: SeriesReleases, kept: readonly ReleaseCandidate[]): string[] {
  const [best] = Candidates;
  return kept.length === 1 && kept[0] === best ? [] : kept.map(shortKey);
}

export const episodeNumber = ({ Type, Number: number }: Coverage): string => episodeNumberText(Type, number);

/** One way to provide an episode: the files that a release has of it, more than one if it is in parts. */
export interface EpisodeOption {
  /** ID of its first file. */
  readonly id: number;
  readonly track: ReleaseTrack;
  readonly files: readonly TrackFile[];
}

export interface EpisodeOptions {
  readonly episode: string;
  readonly options: readonly EpisodeOption[];
}

/** Files that the server knows no release of name no episodes; their candidates do. */
function episodesByPlace({ Candidates }: SeriesReleases): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, Set<string>>();
  for (const episode of Candidates.flatMap(({ Episodes }) => Episodes))
    for (const place of episode.PlaceIDs ?? [])
      found.set(place, (found.get(place) ?? new Set()).add(episodeNumber(episode)));
  return new Map([...found].map(([place, episodes]) => [place, [...episodes]]));
}

const episodesOf = (file: TrackFile, known: ReadonlyMap<number, readonly string[]>): readonly string[] =>
  file.Episodes.length > 0 ? file.Episodes.map(episodeNumber) : (known.get(file.PlaceID) ?? []);

/** Each episode with the releases that have it, in the order of the best release. */
export function episodeOptions(releases: SeriesReleases): EpisodeOptions[] {
  const known = episodesByPlace(releases);
  const episodes = new Map<string, EpisodeOption[]>(
    releases.Candidates.flatMap(({ Episodes }) => Episodes).map((one) => [episodeNumber(one), []]),
  );
  for (const track of releases.Overrides) {
    const files = new Map<string, TrackFile[]>();
    for (const file of track.Files)
      for (const episode of episodesOf(file, known))
        files.set(episode, [...(files.get(episode) ?? []), file]);
    for (const [episode, own] of files) {
      const [first] = own;
      if (!first) continue;
      episodes.set(episode, [
        ...(episodes.get(episode) ?? []),
        { id: first.VideoLocalID, track, files: own },
      ]);
    }
  }
  return [...episodes].map(([episode, options]) => ({ episode, options }));
}

/** The picked one, else that of the release that stays. */
export function pickedOption(
  { episode, options }: EpisodeOptions,
  releases: SeriesReleases,
  choice: ReleaseChoice,
): EpisodeOption | undefined {
  const picked = options.find(({ id }) => id === choice.picks.get(episode));
  if (picked) return picked;
  const [kept] = keptReleases(releases, choice);
  const places = new Set(kept?.Episodes.find((one) => episodeNumber(one) === episode)?.PlaceIDs);
  return options.find(({ files }) => files.some(({ PlaceID }) => places.has(PlaceID))) ?? options[0];
}

/** The places that stay; undefined where the server decides, by the one release that stays. */
export function keptPlaces(releases: SeriesReleases, choice: ReleaseChoice): ReadonlySet<number> | undefined {
  if (choice.isMixing) {
    const picked = episodeOptions(releases).map((one) => pickedOption(one, releases, choice));
    return new Set(picked.flatMap((option) => option?.files ?? []).map(({ PlaceID }) => PlaceID));
  }
  const kept = keptReleases(releases, choice);
  if (kept.length < 2) return undefined;
  return new Set(kept.flatMap(({ Files }) => Files).map(({ PlaceID }) => PlaceID));
}

/** Changes whenever the choice does, or what it is about: a preview of another one is out of date. */
export function signatureOf(
  releases: SeriesReleases,
  choice: ReleaseChoice,
  withVariations: boolean,
): string {
  const files = releases.Candidates.map(({ Key, Files }) => [
    Key,
    Files.map(({ PlaceID, IsVariation }) => [PlaceID, IsVariation]),
  ]);
  const kept = keptReleases(releases, choice).map(shortKey);
  return JSON.stringify([withVariations, kept, [...(keptPlaces(releases, choice) ?? [])], files]);
}

/** Episodes that lose a file. */
export function affectedEpisodes(releases: SeriesReleases, placeIds: ReadonlySet<number>): readonly string[] {
  const known = episodesByPlace(releases);
  const tracks = releases.Overrides.flatMap(({ Files }) => Files).filter(({ PlaceID }) =>
    placeIds.has(PlaceID),
  );
  return [...new Set(tracks.flatMap((file) => episodesOf(file, known)))];
}
