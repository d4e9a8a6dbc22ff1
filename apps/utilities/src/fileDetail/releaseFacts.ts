import type { FileRelease } from '@hondana/shared/anime/files';
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

export function releaseFacts(release: FileRelease): DetailFact[] {
  const { audioLanguages, subtitleLanguages, isChaptered, isCensored } = release;
  return known([
    ['Release group', release.groupName || release.groupShortName],
    ['Source', release.source],
    ['Version', release.version > 0 && `v${release.version}`],
    ['Released', release.released && formatDate(release.released)],
    ['Original name', release.originalName && visibleName(release.originalName)],
    ['Audio', audioLanguages.length > 0 && formatList(audioLanguages.map(capital))],
    ['Subtitles', subtitleLanguages.length > 0 && formatList(subtitleLanguages.map(capital))],
    ['Chapters', isChaptered !== null && yesOrNo(isChaptered)],
    ['Censored', isCensored !== null && yesOrNo(isCensored)],
    ['Deprecated', release.isDeprecated && 'Yes, a better file exists on AniDB'],
    ['Description', release.comment],
  ]);
}
