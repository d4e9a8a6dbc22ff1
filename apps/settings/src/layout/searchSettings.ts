import { anidbPage } from '../shared/catalogue/anidbPage.ts';
import { collectionPage } from '../shared/catalogue/collectionPage.ts';
import type { SettingField, SettingsPage } from '../shared/catalogue/fieldTypes.ts';
import { generalPage } from '../shared/catalogue/generalPage.ts';
import { importPage } from '../shared/catalogue/importPage.ts';
import { integrationsPage } from '../shared/catalogue/integrationsPage.ts';
import { metadataSitesPage } from '../shared/catalogue/metadataSitesPage.ts';

export interface FoundSetting {
  readonly path: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly page: SettingsPage;
  readonly section: string;
}

const pages = [generalPage, importPage, anidbPage, metadataSitesPage, collectionPage, integrationsPage];

const all: readonly FoundSetting[] = pages.flatMap((page) =>
  page.sections.flatMap(({ title, fields }) =>
    fields.map(({ path, label, description }) => ({ path, label, description, page, section: title })),
  ),
);

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function wordsOf({ label, description = '', page, section }: FoundSetting): string {
  return plain(`${label} ${description} ${page.title} ${section}`);
}

/** The settings in whose label, description or place all words of a text occur; labels first. */
export function searchSettings(text: string): readonly FoundSetting[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isIn = (place: string): boolean => words.every((word) => place.includes(word));
  const found = all.filter((setting) => isIn(wordsOf(setting)));
  return found.toSorted((a, b) => Number(isIn(plain(b.label))) - Number(isIn(plain(a.label))));
}

/** The setting of a path, as restoring a backup names it. */
export function settingOf(path: string): (FoundSetting & { readonly field: SettingField }) | undefined {
  const found = all.find((setting) => setting.path === path);
  const section = found?.page.sections.find(({ title }) => title === found.section);
  const field = section?.fields.find((one) => one.path === path);
  return found && field && { ...found, field };
}
