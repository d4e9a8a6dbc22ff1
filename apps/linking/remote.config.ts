import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'linking',
  title: 'Metadata Linking',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28' },
  routes: [{ path: 'collection/series/:seriesId/tmdb-linking', module: './src/routes.tsx' }],
});
