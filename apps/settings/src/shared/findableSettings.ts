import type { Setting, SettingsPage } from './settingsPage.ts';

/** A setting, or something else that can be done, with the page where it is. */
export interface FindableSetting {
  readonly path: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly section: string;
  readonly page: SettingsPage;
  /** Only settings have one. */
  readonly field?: Setting;
}

/** Everything that pages offer: their settings first, in the order of the pages. */
export function findableSettings(pages: readonly SettingsPage[]): readonly FindableSetting[] {
  const settings = pages.flatMap((page) =>
    (page.sections ?? []).flatMap(({ title, fields }) =>
      fields.map((field) => ({ ...field, page, section: title, field })),
    ),
  );
  const places = pages.flatMap((page) =>
    (page.places ?? []).map((place) => ({ ...place, page, path: `place:${place.name}` })),
  );
  return [...settings, ...places];
}
