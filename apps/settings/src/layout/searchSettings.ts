import { pages } from '../pages.ts';
import { type FindableSetting, findableSettings, isOn } from '../shared/findableSettings.ts';

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf({ label, description = '', page, section }: FindableSetting): string {
  return plain(`${label} ${description} ${page.title()} ${section}`);
}

/** Matches in labels come first. */
export function searchSettings(text: string, serverVersion: string | undefined): readonly FindableSetting[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (place: string): boolean => words.every((word) => place.includes(word));
  const found = findableSettings(pages)
    .filter(isOn(serverVersion))
    .filter((setting) => isIn(wordsOf(setting)));
  return found.toSorted((a, b) => Number(isIn(plain(b.label))) - Number(isIn(plain(a.label))));
}
