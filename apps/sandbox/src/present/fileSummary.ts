import { hashesOf, relativePath } from '../model/filePaths.ts';
import { groupOfFile, sourceOfFile, versionOfFile } from '../model/savedRelease.ts';
import type { Episode, EpisodeType, FileLocation, Series, VideoFile } from '../model/types.ts';
import { compareEpisodes, presentAnidbEpisode } from './presentEpisode.ts';
import { presentLocation } from './presentFile.ts';
import { languageCode } from './presentMediaInfo.ts';
import { episodeTypeName, type View } from './view.ts';

const allCriteria = [
  'GroupName',
  'FileVersion',
  'FileSource',
  'FileLocation',
  'VideoCodecs',
  'VideoBitDepth',
  'VideoResolution',
  'AudioCodecs',
  'AudioLanguages',
  'AudioStreamCount',
  'SubtitleCodecs',
  'SubtitleLanguages',
  'SubtitleStreamCount',
  'VideoHasChapters',
  'FileIsDeprecated',
  'ImportFolder',
  'ManagedFolder',
  'ED2K',
  'MultipleLocations',
] as const;
type SummaryCriterion = (typeof allCriteria)[number];

/** Import folders became managed folders in version 6. */
export const summaryCriteria = ({ isSince6 }: View): SummaryCriterion[] =>
  allCriteria.filter((one) => one !== (isSince6 ? 'ImportFolder' : 'ManagedFolder'));

interface SummaryOptions {
  readonly types: ReadonlySet<string>;
  readonly groupBy: ReadonlySet<SummaryCriterion>;
  readonly episodeDetails: boolean;
  readonly locationDetails: boolean;
  readonly missingUnknown: boolean;
  readonly missingFuture: boolean;
}

interface Pair {
  readonly episode: Episode;
  readonly file: VideoFile;
  /** All of the file's, or one if each location counts separately. */
  readonly locations: readonly FileLocation[];
}

/** `01-08, 11-12`. */
function numberRanges(numbers: readonly number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const width = Math.max(2, String(sorted.at(-1) ?? 0).length);
  const shown = (number: number) => String(number).padStart(width, '0');
  const parts: string[] = [];
  let start = sorted[0];
  for (const [index, number] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next === number + 1) continue;
    if (start !== undefined)
      parts.push(start === number ? shown(number) : `${shown(start)}-${shown(number)}`);
    start = next;
  }
  return parts.join(', ');
}

/** Only those that the call groups by. */
function traits(
  view: View,
  { file, locations }: Pair,
  by: ReadonlySet<SummaryCriterion>,
): Record<string, unknown> {
  const { release } = file;
  const group = groupOfFile(view.library, file);
  const [location] = locations;
  const folder = location === undefined ? undefined : view.library.importFolders.get(location.folderId);
  const path =
    location === undefined ? '' : `${folder?.path ?? ''}${relativePath(view.library, file, location)}`;
  const analysed = file.length > 0;
  const result: Record<string, unknown> = {};
  const set = (criterion: SummaryCriterion, values: Record<string, unknown>) => {
    if (by.has(criterion)) Object.assign(result, values);
  };
  set('GroupName', {
    GroupName: group?.Name ?? 'None',
    GroupNameShort: group?.ShortName ?? group?.Name ?? 'None',
  });
  set('FileVersion', { FileVersion: versionOfFile(file) });
  set('FileSource', { FileSource: sourceOfFile(file) });
  set('FileLocation', { FileLocation: path.slice(0, path.lastIndexOf('/')) });
  set('FileIsDeprecated', { FileIsDeprecated: file.isDeprecated });
  set('ImportFolder', { ImportFolder: location?.folderId ?? 0 });
  set('ManagedFolder', { ManagedFolder: location?.folderId ?? 0 });
  set('ED2K', { ED2K: hashesOf(file.id).ED2K });
  set('VideoCodecs', { VideoCodecs: analysed ? release.codec : '' });
  set('VideoBitDepth', { VideoBitDepth: analysed ? release.bitDepth : 0 });
  set('VideoResolution', {
    VideoResolution: release.resolution,
    VideoWidth: release.width,
    VideoHeight: release.height,
  });
  set('VideoHasChapters', { VideoHasChapters: release.chaptered });
  set('AudioCodecs', { AudioCodecs: analysed ? release.audioCodec : '' });
  set('AudioLanguages', { AudioLanguages: release.audioLanguages.map(languageCode).sort() });
  set('AudioStreamCount', { AudioStreamCount: analysed ? release.audioLanguages.length : 0 });
  set('SubtitleCodecs', { SubtitleCodecs: analysed && release.subtitleLanguages.length > 0 ? 'ASS' : '' });
  set('SubtitleLanguages', { SubtitleLanguages: release.subtitleLanguages.map(languageCode).sort() });
  set('SubtitleStreamCount', { SubtitleStreamCount: analysed ? release.subtitleLanguages.length : 0 });
  return result;
}

function rangeByType(view: View, pairs: readonly Pair[]) {
  const byType = new Map<EpisodeType, Pair[]>();
  for (const pair of pairs) byType.set(pair.episode.type, [...(byType.get(pair.episode.type) ?? []), pair]);
  return Object.fromEntries(
    [...byType].map(([type, list]) => [
      episodeTypeName(view, type),
      {
        Count: new Set(list.map(({ episode }) => episode.id)).size,
        Range: numberRanges(list.map(({ episode }) => episode.number)),
        FileSize: list.reduce((sum, { file }) => sum + file.size, 0),
      },
    ]),
  );
}

function overview(view: View, pairs: readonly Pair[]) {
  const files = new Map(pairs.map(({ file }) => [file.id, file]));
  const groups = new Set<string>();
  for (const file of files.values()) {
    const group = groupOfFile(view.library, file);
    if (group !== null) groups.add(group.ShortName ?? group.Name);
  }
  const byType = new Map<EpisodeType, Map<string, number>>();
  for (const { episode, file } of pairs) {
    const sources = byType.get(episode.type) ?? new Map<string, number>();
    const source = sourceOfFile(file);
    sources.set(source, (sources.get(source) ?? 0) + 1);
    byType.set(episode.type, sources);
  }
  return {
    TotalFileSize: [...files.values()].reduce((sum, { size }) => sum + size, 0),
    ReleaseGroups: [...groups].sort(),
    SourcesByType: [...byType].map(([type, sources]) => ({
      Type: episodeTypeName(view, type),
      Sources: [...sources].map(([source, count]) => ({ Type: source, Count: count })),
    })),
  };
}

/** Grouped by location, a file in several places is listed once for each. */
function shownPairs(pairs: readonly Pair[], by: ReadonlySet<SummaryCriterion>): readonly Pair[] {
  if (!by.has('MultipleLocations')) return pairs;
  const several = pairs.filter(({ locations }) => locations.length > 1);
  if (!by.has('FileLocation')) return several;
  return several.flatMap((pair) => pair.locations.map((location) => ({ ...pair, locations: [location] })));
}

export function presentFileSummary(view: View, series: Series, options: SummaryOptions) {
  const today = view.today();
  const episodes = series.episodes
    .filter((episode) => options.types.has(episodeTypeName(view, episode.type)))
    .sort(compareEpisodes);
  const pairs: Pair[] = episodes.flatMap((episode) =>
    episode.files.map((file) => ({ episode, file, locations: file.locations })),
  );
  const shown = shownPairs(pairs, options.groupBy);
  const groups = new Map<string, { values: Record<string, unknown>; pairs: Pair[] }>();
  for (const pair of shown) {
    const values = traits(view, pair, options.groupBy);
    const key = JSON.stringify(values);
    const group = groups.get(key) ?? { values, pairs: [] };
    group.pairs.push(pair);
    groups.set(key, group);
  }
  const missing = episodes.filter((episode) => {
    if (episode.files.length > 0 || episode.hidden) return false;
    if (episode.airDay === null) return options.missingUnknown;
    return episode.airDay <= today || options.missingFuture;
  });
  return {
    Overview: overview(view, pairs),
    Groups: [...groups.values()].map(({ values, pairs: list }) => ({
      ...values,
      RangeByType: rangeByType(view, list),
      ...(options.episodeDetails
        ? {
            Episodes: list.map(({ episode, file }) => ({
              EpisodeID: episode.id,
              FileID: file.id,
              Type: episodeTypeName(view, episode.type),
              Number: episode.number,
              Size: file.size,
              ED2K: hashesOf(file.id).ED2K,
            })),
          }
        : {}),
      ...(options.locationDetails
        ? {
            Locations: list.flatMap(({ file, locations }) =>
              locations.map((location) => presentLocation(view, file, location, new Set())),
            ),
          }
        : {}),
    })),
    MissingEpisodes: missing.map((episode) => presentAnidbEpisode(view, episode)),
  };
}
