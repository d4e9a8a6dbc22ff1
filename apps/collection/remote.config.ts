import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'collection',
  title: 'Collection',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28' },
  routes: [{ path: 'collection/*', module: './src/routes.tsx' }],
  pages: {
    'collection/group/*': ['./src/browser/GroupPage.tsx'],
    'collection/series/*': ['./src/series/SeriesPage.tsx'],
    'collection/series/:seriesId': ['./src/series/OverviewTab.tsx'],
    'collection/series/:seriesId/overview': ['./src/series/OverviewTab.tsx'],
    'collection/series/:seriesId/episodes': ['./src/episodes/EpisodesTab.tsx'],
    'collection/series/:seriesId/credits': ['./src/credits/CreditsTab.tsx'],
    'collection/series/:seriesId/files': ['./src/files/FilesTab.tsx'],
    'collection/series/:seriesId/images/*': ['./src/images/ImagesTab.tsx'],
    'collection/series/:seriesId/tags': ['./src/tags/TagsTab.tsx'],
  },
  calls: {
    // Must match the first page of `groupPageQuery`.
    collection: [
      {
        address: '/api/v3/Filter/Preview/Group?pageSize=50&page=1',
        body: '{}',
        unlessStored: 'random-posters',
      },
    ],
    // Must match `seriesQuery`.
    'collection/series/:seriesId/*': [
      { address: '/api/v3/Series/:seriesId?includeDataFrom=AniDB&includeDataFrom=TMDB' },
    ],
  },
  navigation: [{ label: 'Collection', path: 'collection', icon: 'collection', order: 20, shortcut: 'c' }],
});
