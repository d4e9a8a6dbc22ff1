import type { WebUiSettings } from '@hondana/shared/settings';

type Dashboard = WebUiSettings['dashboard'];

/** Settings that are a number of entries. */
export type CountSetting = Extract<keyof Dashboard, `${string}Count`>;

/** The most that a count may be. */
export const mostEntries = 100;

const digits = /^\d+$/;

/**
 * What stands in the field: as typed, so that it is not reinterpreted. Only a number that is too large
 * becomes the largest (spec 2, section 5).
 */
export function cappedText(text: string): string {
  return digits.test(text) && Number(text) > mostEntries ? String(mostEntries) : text;
}

/** The number that a field's text stands for; undefined when it is none to save. */
export function typedCount(text: string): number | undefined {
  const count = Number(text);
  return digits.test(text) && count >= 1 && count <= mostEntries ? count : undefined;
}
