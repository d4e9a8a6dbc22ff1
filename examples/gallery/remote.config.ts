import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'gallery',
  title: 'Gallery',
  requires: { contract: '^3.0.0' },
  routes: [{ path: 'gallery', module: './src/routes.tsx' }],
  navigation: [{ label: 'Gallery', path: 'gallery', icon: 'star', order: 100 }],
});
