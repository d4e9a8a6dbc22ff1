import { allEpisodeTypes } from '@hondana/shared/anime/episodeType';
import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import type { SeriesFileSummary } from '@hondana/shared/api/types';
import { type FileSummaryCriterion, seriesFileSummaryQuery } from '@hondana/shared/resources/files';
import { formatList } from '@hondana/shared/ui/format';
import { t } from '@lingui/core/macro';
import { visibleName } from '../shared/fileFacts.ts';
import type { ReleaseItem } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';

export interface QuickSelectGroup {
  readonly name: string;
  readonly items: readonly ReleaseItem[];
}

type Summary = SeriesFileSummary['Groups'][number];

/** Grouping criteria (facts 5.18). */
const criteria: Readonly<Record<'multiples' | 'duplicates', readonly FileSummaryCriterion[]>> = {
  multiples: [
    'GroupName',
    'FileSource',
    'FileVersion',
    'ImportFolder',
    'VideoCodecs',
    'VideoResolution',
    'AudioLanguages',
    'SubtitleLanguages',
    'VideoHasChapters',
  ],
  duplicates: ['ImportFolder', 'FileLocation', 'MultipleLocations'],
};

function releaseName(group: Summary): string {
  const audio = formatList(group.AudioLanguages ?? []);
  const subtitles = formatList(group.SubtitleLanguages ?? []);
  return [
    group.GroupName === 'None' || !group.GroupName ? t`Manual link` : group.GroupName,
    fileSourceText(group.FileSource ?? ''),
    group.FileVersion ? `v${group.FileVersion}` : '',
    group.VideoCodecs ?? '',
    group.VideoResolution ?? '',
    audio && t`audio ${audio}`,
    subtitles && t`subtitles ${subtitles}`,
    group.VideoHasChapters ? t`chapters` : '',
  ]
    .filter((text) => text !== '')
    .join(' · ');
}

/** A group may contain several locations of a file, in different folders. */
function byFolder(groups: readonly Summary[]): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  for (const { ID, AbsolutePath, RelativePath } of groups.flatMap(({ Locations }) => Locations ?? [])) {
    const path = AbsolutePath ?? RelativePath ?? '';
    const end = Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\'));
    const name = visibleName(path.slice(0, Math.max(0, end)));
    folders.set(name, (folders.get(name) ?? new Set()).add(`place-${ID}`));
  }
  return folders;
}

function byRelease(groups: readonly Summary[]): Map<string, Set<string>> {
  const releases = new Map<string, Set<string>>();
  for (const group of groups) {
    const name = releaseName(group);
    const keys = releases.get(name) ?? new Set<string>();
    for (const { FileID } of group.Episodes ?? []) keys.add(`file-${FileID}`);
    releases.set(name, keys);
  }
  return releases;
}

export async function quickSelectGroups(
  kind: ReleaseKind,
  seriesId: number,
  items: readonly ReleaseItem[],
  serverVersion: string | null | undefined,
): Promise<readonly QuickSelectGroup[]> {
  const isByPlace = kind.name === 'duplicates';
  // Never from the cache: files are deleted based on it.
  const { Groups } = await seriesFileSummaryQuery.send({
    seriesId,
    type: allEpisodeTypes(serverVersion),
    groupBy: criteria[isByPlace ? 'duplicates' : 'multiples'],
    ...(isByPlace ? { includeLocationDetails: true } : { includeEpisodeDetails: true }),
  });
  const known = new Map(items.map((item) => [item.key, item]));
  return [...(isByPlace ? byFolder(Groups) : byRelease(Groups))]
    .map(([name, keys]) => ({ name, items: [...keys].flatMap((key) => known.get(key) ?? []) }))
    .filter((group) => group.items.length > 0);
}
