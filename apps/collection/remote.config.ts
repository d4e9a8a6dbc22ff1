import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'collection',
  title: 'Collection',
  requires: { contract: '^2.0.0', server: '>=5.1.0-dev.28 <6.0.0' },
  routes: [{ path: 'collection/*', module: './src/routes.tsx' }],
  navigation: [{ label: 'Collection', path: 'collection', icon: 'collection', order: 20, shortcut: 'c' }],
});
