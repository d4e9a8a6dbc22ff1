import type { WebUiSettings } from '@hondana/shared/settings';

type Dashboard = WebUiSettings['dashboard'];

export type CountSetting = Extract<keyof Dashboard, `${string}Count`>;

export const maxEntries = 100;

const digits = /^\d+$/;

/** The field's text as typed; only a number that is too large becomes the maximum (spec 2, section 5). */
export function cappedText(text: string): string {
  return digits.test(text) && Number(text) > maxEntries ? String(maxEntries) : text;
}

export function typedCount(text: string): number | undefined {
  const count = Number(text);
  return digits.test(text) && count >= 1 && count <= maxEntries ? count : undefined;
}
