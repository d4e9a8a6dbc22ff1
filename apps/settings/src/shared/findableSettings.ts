import type { PageAudience, Setting, SettingsPage } from './settingsPage.ts';

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

/** Whether something for an audience is offered to a user. */
export function isOffered(audience: PageAudience | undefined, isAdministrator: boolean): boolean {
  return audience !== (isAdministrator ? 'others' : 'administrators');
}

/** Everything that pages offer, to administrators: their settings first, in the order of the pages. */
export function findableSettings(
  allPages: readonly SettingsPage[],
  isAdministrator = true,
): readonly FindableSetting[] {
  const pages = allPages.filter((page) => isOffered(page.for, isAdministrator));
  const settings = pages.flatMap((page) =>
    (page.sections ?? []).flatMap(({ title, fields }) =>
      fields.map((field) => ({ ...field, page, section: title, field })),
    ),
  );
  const places = pages.flatMap((page) =>
    (page.places ?? [])
      .filter((place) => isOffered(place.for, isAdministrator))
      .map((place) => ({ ...place, page, path: `place:${place.name}` })),
  );
  return [...settings, ...places];
}
