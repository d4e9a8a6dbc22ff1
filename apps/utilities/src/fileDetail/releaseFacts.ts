import type { File } from '@hondana/shared/api/types';
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatList,
} from '@hondana/shared/ui/format';
import { visibleName } from '../shared/fileFacts.ts';
import { type DetailFact, known } from './DetailFact.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const yesOrNo = (value: boolean): string => (value ? 'Yes' : 'No');

export function fileFactList(file: File): DetailFact[] {
  return known([
    ['Size', formatBytes(file.Size)],
    ['Duration', file.MediaInfo && formatDuration(file.Duration)],
    ['Kind', [file.IsVariation && 'Variation', file.IsIgnored && 'Ignored'].filter(Boolean).join(', ')],
    ['Created', formatDateTime(file.Created)],
    ['Imported', file.Imported && formatDateTime(file.Imported)],
    ['Watched', file.Watched && formatDateTime(file.Watched)],
    ['Last AVDump', file.AVDump.LastDumpedAt && formatDateTime(file.AVDump.LastDumpedAt)],
    ['AVDump status', file.AVDump.Status],
  ]);
}

export function releaseFacts(release: NonNullable<File['AniDB']>): DetailFact[] {
  const { ReleaseGroup, AudioLanguages, SubLanguages } = release;
  return known([
    ['Release group', ReleaseGroup.Name || ReleaseGroup.ShortName],
    ['Source', release.Source],
    ['Version', release.Version > 0 && `v${release.Version}`],
    ['Released', release.ReleaseDate && formatDate(release.ReleaseDate)],
    ['Original name', release.OriginalFileName && visibleName(release.OriginalFileName)],
    ['Audio', AudioLanguages.length > 0 && formatList(AudioLanguages.map(capital))],
    ['Subtitles', SubLanguages.length > 0 && formatList(SubLanguages.map(capital))],
    ['Chapters', yesOrNo(release.Chaptered)],
    ['Censored', release.IsCensored !== null && yesOrNo(release.IsCensored)],
    ['Deprecated', release.IsDeprecated && 'Yes, a better file exists on AniDB'],
    ['Description', release.Description],
  ]);
}
