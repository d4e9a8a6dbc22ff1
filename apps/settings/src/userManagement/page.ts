import { before6, since6 } from '@hondana/shared/api/serverVersion';
import type { SettingsPage } from '../shared/settingsPage.ts';

const users = { name: 'users', section: 'Users', label: 'Users' };

export const userManagementPage: SettingsPage = {
  path: 'user-management',
  title: 'User Management',
  for: 'administrators',
  load: async () => (await import('./UserManagementPage.tsx')).UserManagementPage,
  child: { path: ':userId', load: async () => (await import('./UserPage.tsx')).UserPage },
  places: [
    {
      ...users,
      server: before6,
      description: 'Add, edit and delete users: administrator, AniDB and Trakt, Plex usernames.',
    },
    {
      ...users,
      server: since6,
      description: 'Add, edit and delete users: administrator, AniDB, Plex usernames.',
    },
    {
      name: 'tags',
      section: 'User Options',
      label: 'Restricted Tags',
      description: 'Which series are hidden from a user.',
    },
    {
      name: 'password',
      section: 'Password',
      label: 'Password',
      description: 'Change a password, and sign out of all sessions.',
    },
    { name: 'avatar', section: 'User Options', label: 'Avatar', description: 'A user’s picture.' },
  ],
};
