import type { ServerRange } from '@hondana/shared/api/serverVersion';
import type { PageAudience, Setting, SettingsPage } from './settingsPage.ts';

export interface FindableSetting {
  readonly path: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly section: string;
  readonly page: SettingsPage;
  readonly server?: ServerRange | undefined;
  readonly field?: Setting;
}

export function isOffered(audience: PageAudience | undefined, isAdministrator: boolean): boolean {
  return audience !== (isAdministrator ? 'others' : 'administrators');
}

/** Whether a server has it. */
export function isOn(
  version: string | undefined,
): (setting: { readonly server?: ServerRange | undefined }) => boolean {
  return ({ server }) => server?.includes(version) ?? true;
}

/** Settings first, in page order, of servers of any version. In the language in use. */
export function findableSettings(
  allPages: readonly SettingsPage[],
  isAdministrator = true,
): readonly FindableSetting[] {
  const pages = allPages.filter((page) => isOffered(page.for, isAdministrator));
  const settings = pages.flatMap((page) =>
    (page.sections?.() ?? []).flatMap(({ title, fields }) =>
      fields.map((field) => ({ ...field, page, section: title, field })),
    ),
  );
  const places = pages.flatMap((page) =>
    (page.places?.() ?? [])
      .filter((place) => isOffered(place.for, isAdministrator))
      .map((place) => ({ server: page.server, ...place, page, path: `place:${place.name}` })),
  );
  return [...settings, ...places];
}
