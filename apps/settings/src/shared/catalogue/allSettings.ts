import { anidbPage } from './anidbPage.ts';
import { collectionPage } from './collectionPage.ts';
import { generalPage } from './generalPage.ts';
import { importPage } from './importPage.ts';
import { integrationsPage } from './integrationsPage.ts';
import { metadataSitesPage } from './metadataSitesPage.ts';

/** A setting with the place where it can be changed. */
export interface FoundSetting {
  readonly path: string;
  readonly label: string;
  readonly description: string | undefined;
  readonly page: { readonly id: string; readonly title: string };
  readonly section: string;
}

const pages = [generalPage, importPage, anidbPage, metadataSitesPage, collectionPage, integrationsPage];

/** Every setting that has a field, in the order of the pages. */
export const allSettings: readonly FoundSetting[] = pages.flatMap((page) =>
  page.sections.flatMap(({ title, fields }) =>
    fields.map(({ path, label, description }) => ({ path, label, description, page, section: title })),
  ),
);
