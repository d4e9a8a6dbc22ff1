import { before6, since6 } from '@hondana/shared/api/serverVersion';
import { t } from '@lingui/core/macro';
import type { SettingsPage } from '../shared/settingsPage.ts';

const users = () => ({ name: 'users', section: t`Users`, label: t`Users` });

export const userManagementPage: SettingsPage = {
  path: 'user-management',
  title: () => t`User Management`,
  for: 'administrators',
  load: async () => (await import('./UserManagementPage.tsx')).UserManagementPage,
  child: { path: ':userId', load: async () => (await import('./UserPage.tsx')).UserPage },
  places: () => [
    {
      ...users(),
      server: before6,
      description: t`Add, edit and delete users: administrator, AniDB and Trakt, Plex usernames.`,
    },
    {
      ...users(),
      server: since6,
      description: t`Add, edit and delete users: administrator, AniDB, Plex usernames.`,
    },
    {
      name: 'tags',
      section: t`User Options`,
      label: t`Restricted Tags`,
      description: t`Which series are hidden from a user.`,
    },
    {
      name: 'password',
      section: t`Password`,
      label: t`Password`,
      description: t`Change a password, and sign out of all sessions.`,
    },
    { name: 'avatar', section: t`User Options`, label: t`Avatar`, description: t`A user’s picture.` },
  ],
};
