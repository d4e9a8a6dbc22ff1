import { groupAtEnd, withoutBrackets } from './brackets.ts';
import { isExtraName } from './extraForms.ts';
import { fromFolders } from './folders.ts';
import { partsOf, spaced, versionAnywhere } from './nameText.ts';
import type { FileNameFacts } from './ParsedFileName.ts';
import { parseFileName } from './parseFileName.ts';
import { withoutSeason } from './season.ts';
import { letters, tidyShow } from './show.ts';

/**
 * Everything but the episode, which a movie's name lacks.
 *
 * @example factsOf('[Group] A Movie (2004) [1080p].mkv') // { show: 'A Movie (2004)', releaseGroup: 'Group', … }
 */
export function factsOf(path: string): FileNameFacts & { readonly isExtra: boolean } {
  const { folders, name } = partsOf(path);
  const { text, releaseGroup } = withoutBrackets(spaced(name));
  const { text: plain, season } = withoutSeason(text);
  const end = plain.search(/\||\[|\((?!(?:19|20)\d\d\))/);
  const title = end > 0 ? plain.slice(0, end) : plain;
  return {
    releaseGroup: releaseGroup || groupAtEnd(plain.slice(title.length)),
    show: tidyShow(title),
    season: season || 1,
    version: Number(versionAnywhere.exec(spaced(name))?.[1] ?? 1),
    isExtra: isExtraName(text) || fromFolders(folders).kind === 'extras',
  };
}

/** The most frequent show in the names, or an empty text. */
export function commonShow(paths: readonly string[]): string {
  const counts = new Map<string, { count: number; show: string }>();
  for (const path of paths) {
    const found = parseFileName(path)?.show ?? factsOf(path).show;
    const key = letters(found);
    if (key === '') continue;
    const { count = 0, show = found } = counts.get(key) ?? {};
    counts.set(key, { count: count + 1, show });
  }
  return [...counts.values()].toSorted((a, b) => b.count - a.count)[0]?.show ?? '';
}
