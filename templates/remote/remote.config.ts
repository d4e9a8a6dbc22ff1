import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'new-remote',
  title: 'New Remote',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28 <7.0.0' },
  routes: [{ path: 'new-remote', module: './src/routes.tsx' }],
  navigation: [{ label: 'New Remote', path: 'new-remote', icon: 'star', order: 60 }],
});
