import { accountPage } from './account/page.ts';
import { anidbPage } from './anidb/page.ts';
import { apiKeysPage } from './apiKeys/page.ts';
import { collectionPage } from './collection/page.ts';
import { configurationsPage } from './configurations/page.ts';
import { generalPage } from './general/page.ts';
import { importPage } from './import/page.ts';
import { integrationsPage } from './integrations/page.ts';
import { metadataSitesPage } from './metadataSites/page.ts';
import { pluginsPage } from './plugins/page.ts';
import { providersPage } from './providers/page.ts';
import { serverPluginsPage } from './serverPlugins/page.ts';
import type { SettingsPage } from './shared/settingsPage.ts';
import { userManagementPage } from './userManagement/page.ts';

/** In the order of facts 6; the first page that the user may see is the default. */
export const pages: readonly SettingsPage[] = [
  generalPage,
  importPage,
  anidbPage,
  metadataSitesPage,
  collectionPage,
  integrationsPage,
  accountPage,
  userManagementPage,
  apiKeysPage,
  pluginsPage,
  providersPage,
  serverPluginsPage,
  configurationsPage,
];
