import type { WebUiSettings } from '@hondana/shared/settings';

type Dashboard = WebUiSettings['dashboard'];

/** Settings that are a number of entries. */
export type CountSetting = Extract<keyof Dashboard, `${string}Count`>;

/** The most that a count may be. */
export const mostEntries = 100;

/** What may stand in the field: digits only, and no more than the most. */
export function cappedText(text: string): string {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? '' : String(Math.min(Number(digits), mostEntries));
}

/** The number that a field's text stands for; undefined when it is none to save. */
export function countOf(text: string): number | undefined {
  const count = Number(text);
  return text !== '' && Number.isInteger(count) && count >= 1 && count <= mostEntries ? count : undefined;
}
