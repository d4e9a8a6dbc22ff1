import { withAbsolute } from './absolute.ts';
import { groupAtEnd, withoutBrackets } from './brackets.ts';
import { fromFolders } from './folders.ts';
import { partsOf, spaced, versionAnywhere } from './nameText.ts';
import type { ParsedFileName } from './ParsedFileName.ts';
import { readText } from './reading.ts';
import { withoutSeason } from './season.ts';
import { letters, tidyShow } from './show.ts';
import type { Siblings } from './siblings.ts';

/** No file system allows longer names, and the patterns would be slow on them. */
const maxNameLength = 400;

const ova = String.raw`[[(](?:OVA|OAD|OAV|SP|specials?)[\])]`;
const ovaBefore = new RegExp(String.raw`${ova}\s*$`, 'i');
const ovaBehind = new RegExp(String.raw`^\s*${ova}`, 'i');
/** `22 - OVA`: the number may be the OVA's or the series'. */
const ovaSegment = /^\s*-\s*(?:OVA|OAD|OAV|SP|special)\s*(?:$|[|[(])/i;

/** The show before the number, or after a number at the start. */
function showAround(before: string, tail: string): string {
  const show = tidyShow(withoutSeason(before).text);
  const isFirst = show === '' && !/^\s*(?:$|[|[(-]|\.\s)/.test(tail);
  return isFirst ? tidyShow(tail.replace(/[|[(].*/, '')) : show;
}

/**
 * Undefined if the episode is missing or ambiguous, unless siblings show which number varies.
 *
 * @example parseFileName('[Group] Show - 07v2 (1080p) [1A2B3C4D].mkv') // { show: 'Show', first: 7, version: 2, … }
 */
export function parseFileName(path: string, siblings?: Siblings): ParsedFileName | undefined {
  const { folders, name } = partsOf(path);
  if (name.length > maxNameLength) return undefined;
  const { text, releaseGroup } = withoutBrackets(spaced(name));
  const found = readText(text, releaseGroup !== '' || /\||\[[^\]]+\]$/.test(text), siblings);
  if (!found) return undefined;
  const reading = withAbsolute(found);
  const { before, tail } = reading;

  const folder = fromFolders(folders);
  if (reading.type === 'Episode' && folder.kind === 'extras') return undefined;
  const isBare = /^[^\p{L}\p{N}]*[1-9]\d+[^\p{L}\p{N}]*$/u.test(text);
  // `86.mkv` is a series, `[Show] 148 [tags].mkv` an episode.
  if (isBare && !reading.isSure && !folder.isShow && !(releaseGroup && reading.first > 99)) return undefined;

  const behind = folder.isShow && before.trim() === '';
  const named = behind ? '' : showAround(before.replace(ovaBefore, ''), tail);
  const isOfFolder =
    named === '' ? folder.isShow : folder.kind !== 'other' || letters(folder.show) === letters(named);
  const season = reading.season ?? withoutSeason(text).season ?? (isOfFolder ? folder.season : undefined);
  const isOva = ovaBefore.test(before) || ovaBehind.test(tail);
  const isSpecial = season === 0 || (reading.season === undefined && (folder.kind === 'specials' || isOva));
  return {
    releaseGroup:
      releaseGroup || groupAtEnd(tail.replace(ovaBehind, '')) || (isOfFolder ? folder.releaseGroup : ''),
    show: named || (isOfFolder ? folder.show : ''),
    season: season || 1,
    type: reading.type === 'Episode' && isSpecial ? 'Special' : reading.type,
    first: reading.first,
    last: reading.last,
    version: reading.version ?? Number(versionAnywhere.exec(spaced(name))?.[1] ?? 1),
    certainty: reading.isSure && !isOva && !ovaSegment.test(tail) ? 'sure' : 'likely',
    ...(reading.absolute !== undefined && { absolute: reading.absolute }),
  };
}
