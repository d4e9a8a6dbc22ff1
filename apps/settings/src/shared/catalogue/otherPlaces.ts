import type { FoundSetting } from './allSettings.ts';
import { anidbPage } from './anidbPage.ts';
import { generalPage } from './generalPage.ts';
import { importPage } from './importPage.ts';
import { integrationsPage } from './integrationsPage.ts';

const users = { id: 'user-management', title: 'User Management' };
const keys = { id: 'api-keys', title: 'API Keys' };

function place(
  name: string,
  page: FoundSetting['page'],
  section: string,
  label: string,
  description: string,
): FoundSetting {
  return { path: `place:${name}`, page, section, label, description };
}

/** What else can be done in settings, for the search. Its place on the page has the path as `data-setting`. */
export const otherPlaces: readonly FoundSetting[] = [
  place(
    'themes',
    generalPage,
    'Theme',
    'Upload Theme',
    'Add, update and delete themes, from files or an address.',
  ),
  place(
    'backup',
    generalPage,
    'Backup',
    'Backup',
    'Download all settings as a file, and restore them from one.',
  ),
  place(
    'folders',
    importPage,
    'Import Folders',
    'Import Folders',
    'Where files are: drop sources and destinations.',
  ),
  place('anidb-login', anidbPage, 'AniDB Login', 'Test AniDB Login', 'Try the account at AniDB.'),
  place('trakt', integrationsPage, 'Trakt', 'Trakt', 'Get a code to link the Trakt account, or unlink it.'),
  place('plex', integrationsPage, 'Plex', 'Plex', 'Sign in at Plex; choose its server and libraries.'),
  place(
    'users',
    users,
    'Users',
    'Users',
    'Add, edit and delete users: administrator, AniDB and Trakt, Plex usernames.',
  ),
  place('tags', users, 'User Options', 'Restricted Tags', 'Which series a user does not get to see.'),
  place('password', users, 'Password', 'Password', 'Change a password, and sign out of all sessions.'),
  place('avatar', users, 'User Options', 'Avatar', 'The picture of a user.'),
  place('keys', keys, 'API Keys', 'API Keys', 'Generate and delete keys for players and scripts.'),
];
