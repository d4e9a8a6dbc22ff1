import { withoutBrackets } from './brackets.ts';
import { spaced } from './nameText.ts';
import { seasonAlone, withoutSeason } from './season.ts';
import { tidyShow } from './show.ts';

const specials = /^(?:specials?|sps?|season\s?0+|s0+|ovas?|特典|番外)$/i;
const extras =
  /^(?:extras?|featurettes?|trailers?|interviews?|menus?|bonus|scans|samples?|creditless|nc|nc\s?(?:op|ed)s?(?:\W+nc\s?(?:op|ed)s?)?|ops?\W+eds?|behind the scenes|deleted scenes|映像特典)$/i;

type Folder =
  | { readonly kind: 'season'; readonly season: number }
  | { readonly kind: 'specials' | 'extras' | 'other' };

function folderOf(name: string): Folder {
  const text = name.trim();
  if (specials.test(text)) return { kind: 'specials' };
  if (extras.test(withoutSeason(text).text.trim())) return { kind: 'extras' };
  const season = seasonAlone(text);
  return season === undefined ? { kind: 'other' } : { kind: 'season', season };
}

/** Show, season and kind, from the innermost one or two folders. */
export function fromFolders(folders: readonly string[]) {
  const kind = folderOf(folders.at(-1) ?? '');
  const named = withoutBrackets(spaced(folders.at(kind.kind === 'other' ? -1 : -2) ?? ''));
  const { text, season } = withoutSeason(named.text);
  const show = tidyShow(text);
  // A single word is more often a storage folder than a show.
  const isShow =
    kind.kind !== 'other' || season !== undefined || named.releaseGroup !== '' || /\s/.test(show);
  return {
    kind: kind.kind,
    releaseGroup: named.releaseGroup,
    show,
    isShow,
    season: kind.kind === 'season' ? kind.season : season,
  };
}
