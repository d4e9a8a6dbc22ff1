import { fileSourceText } from '@hondana/shared/anime/fileSourceText';
import type { FileRelease } from '@hondana/shared/anime/files';
import type { File } from '@hondana/shared/api/types';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import {
  formatBytes,
  formatDate,
  formatDateTime,
  formatDuration,
  formatList,
} from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { msg, t } from '@lingui/core/macro';
import { visibleName } from '../shared/fileFacts.ts';
import { type DetailFact, known } from './DetailFact.ts';

const dumpStatuses: Readonly<Record<string, TextDescriptor>> = { Queued: msg`Queued`, Running: msg`Running` };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const yesOrNo = (value: boolean): string => (value ? t`Yes` : t`No`);

function statusText(status: string | null): string | null {
  const text = status === null ? undefined : dumpStatuses[status];
  return text ? textOf(text) : status;
}

export function fileFactList(file: File): DetailFact[] {
  return known([
    [t`Size`, formatBytes(file.Size)],
    [t`Duration`, file.MediaInfo && formatDuration(file.Duration)],
    [
      t`Kind`,
      joinList([
        file.IsVariation && t`Variation`,
        file.IsIgnored && t({ message: 'Ignored', context: 'one file' }),
      ]),
    ],
    [t`Created`, formatDateTime(file.Created)],
    [t`Imported`, file.Imported && formatDateTime(file.Imported)],
    [t`Watched`, file.Watched && formatDateTime(file.Watched)],
    [t`Last AVDump`, file.AVDump.LastDumpedAt && formatDateTime(file.AVDump.LastDumpedAt)],
    [t`AVDump status`, statusText(file.AVDump.Status)],
  ]);
}

export function releaseFacts(release: FileRelease): DetailFact[] {
  const { audioLanguages, subtitleLanguages, isChaptered, isCensored } = release;
  return known([
    [t`Release group`, release.groupName || release.groupShortName],
    [t`Source`, fileSourceText(release.source)],
    [t`Version`, release.version > 0 && `v${release.version}`],
    [t`Released`, release.released && formatDate(release.released)],
    [t`Original name`, release.originalName && visibleName(release.originalName)],
    [t`Audio`, audioLanguages.length > 0 && formatList(audioLanguages.map(capital))],
    [t`Subtitles`, subtitleLanguages.length > 0 && formatList(subtitleLanguages.map(capital))],
    [t`Chapters`, isChaptered !== null && yesOrNo(isChaptered)],
    [t`Censored`, isCensored !== null && yesOrNo(isCensored)],
    [t`Deprecated`, release.isDeprecated && t`Yes, a better file exists on AniDB`],
    [t`Description`, release.comment],
  ]);
}
