import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'watch-statistics',
  title: 'Watch Statistics',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28 <7.0.0' },
  routes: [{ path: 'watch-statistics', module: './src/routes.tsx' }],
  navigation: [{ label: 'Watch Statistics', path: 'watch-statistics', icon: 'star', order: 60 }],
  contributions: [
    {
      slot: 'dashboard.widget',
      id: 'this-year',
      title: 'Watched This Year',
      module: './src/widget/watchedWidget.tsx',
    },
    { slot: 'series.tab', id: 'episodes', title: 'Watched', module: './src/seriesTab/watchedTab.tsx' },
  ],
});
