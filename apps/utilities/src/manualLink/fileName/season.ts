const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const chinese = '一二三四五六七八九';

const spelled = [
  String.raw`(?:season|saison|staffel|temporada|stagione)\s?(?<after>\d{1,2})`,
  String.raw`(?<before>\d{1,2})(?:st|nd|rd|th|\.)\s(?:season|saison|staffel)`,
  String.raw`(?<ordinal>${ordinals.join('|')})\sseason`,
  String.raw`第\s?(?<chinese>[\d${chinese}])\s?[季期]`,
  String.raw`S(?<short>\d{1,2})`,
].join('|');
const inName = new RegExp(
  String.raw`(?:\s+[-–]\s+|[\s([-]+|^)(?:the\s)?(?:${spelled})(?![\p{L}\p{N}+&])[\])]?`,
  'iu',
);
const alone = new RegExp(`^(?:${spelled})$`, 'i');

function numberOf(groups: Readonly<Record<string, string | undefined>>): number {
  const { after, before, short, ordinal } = groups;
  if (ordinal !== undefined) return ordinals.indexOf(ordinal.toLowerCase()) + 1;
  const digit = chinese.indexOf(groups.chinese ?? '?');
  return digit >= 0 ? digit + 1 : Number(after ?? before ?? short ?? groups.chinese);
}

/** `Show 2nd Season` becomes `Show` and 2. */
export function withoutSeason(text: string): { readonly text: string; readonly season: number | undefined } {
  const found = inName.exec(text);
  if (!found?.groups) return { text, season: undefined };
  const rest = withoutSeason(
    `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length).trimStart()}`,
  );
  return { text: rest.text, season: numberOf(found.groups) };
}

/** The season if the text is nothing else: `Season 2`, `S02`. */
export function seasonAlone(text: string): number | undefined {
  const groups = alone.exec(text)?.groups;
  return groups && numberOf(groups);
}
