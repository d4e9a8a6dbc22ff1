import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { msg, t } from '@lingui/core/macro';

const names: Readonly<Record<string, TextDescriptor>> = {
  Winter: msg`Winter`,
  Spring: msg`Spring`,
  Summer: msg`Summer`,
  Fall: msg`Fall`,
  Autumn: msg`Autumn`,
};

/** For a season in the server's words; others stay as they are. */
export function seasonName(season: string): string {
  const name = names[season];
  return name ? textOf(name) : season;
}

/** For a season as a series names it, “Spring 2019”; other texts stay as they are. */
export function seasonText(text: string): string {
  const [, name = '', year] = /^(\w+) (\d{4})$/.exec(text.trim()) ?? [];
  if (year === undefined) return text;
  const season = seasonName(name);
  return t`${season} ${year}`;
}
