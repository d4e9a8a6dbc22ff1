import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'settings',
  title: 'Settings',
  requires: { contract: '^2.0.0', server: '>=5.1.0-dev.28 <6.0.0' },
  routes: [{ path: 'settings/*', module: './src/routes.tsx' }],
  navigation: [{ label: 'Settings', path: 'settings', icon: 'settings', order: 90, shortcut: 's' }],
});
