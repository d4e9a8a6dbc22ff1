import { defineRemote } from '@hondana/shared/remote';
import type { Contribution } from '@hondana/shared/remote/descriptor';

function widget(id: string, title: string, module: string): Contribution {
  return { slot: 'dashboard.widget', id, title, module };
}

/** Same slot as plugins' widgets. IDs are the keys of facts 6 with hyphens. */
const widgets: readonly Contribution[] = [
  widget('queue-processor', 'Queue Processor', './src/widgets/queueProcessor/QueueProcessorWidget.tsx'),
  widget(
    'unrecognized-files',
    'Unrecognized Files',
    './src/widgets/unrecognizedFiles/UnrecognizedFilesWidget.tsx',
  ),
  widget(
    'recently-imported',
    'Recently Imported',
    './src/widgets/recentlyImported/RecentlyImportedWidget.tsx',
  ),
  widget(
    'collection-breakdown',
    'Collection Statistics',
    './src/widgets/collectionBreakdown/CollectionStatisticsWidget.tsx',
  ),
  widget(
    'collection-type-breakdown',
    'Media Type',
    './src/widgets/collectionTypeBreakdown/MediaTypeWidget.tsx',
  ),
  widget('import-folders', 'Import Folders', './src/widgets/importFolders/ImportFoldersWidget.tsx'),
  widget('shoko-news', 'Shoko News', './src/widgets/shokoNews/ShokoNewsWidget.tsx'),
  widget(
    'continue-watching',
    'Continue Watching',
    './src/widgets/continueWatching/ContinueWatchingWidget.tsx',
  ),
  widget('next-up', 'Next Up', './src/widgets/nextUp/NextUpWidget.tsx'),
  widget('upcoming-anime', 'Upcoming Anime', './src/widgets/upcomingAnime/UpcomingAnimeWidget.tsx'),
  widget(
    'recommended-anime',
    'Recommended Anime',
    './src/widgets/recommendedAnime/RecommendedAnimeWidget.tsx',
  ),
];

/** Widgets in the first viewport, wide or narrow; the rest are below it, in a chunk of their own. */
const firstScreenCount = 5;

export const remote = defineRemote({
  id: 'dashboard',
  title: 'Dashboard',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28' },
  routes: [{ path: 'dashboard/*', module: './src/routes.tsx' }],
  pages: {
    dashboard: widgets.slice(0, firstScreenCount).map(({ module }) => module),
    'dashboard/calendar': ['./src/calendar/CalendarPage.tsx'],
    'dashboard/health': ['./src/health/HealthPage.tsx'],
  },
  navigation: [
    {
      label: 'Dashboard',
      path: 'dashboard',
      icon: 'dashboard',
      order: 10,
      shortcut: 'd',
      children: [
        { label: 'Calendar', path: 'dashboard/calendar' },
        { label: 'Health', path: 'dashboard/health' },
      ],
    },
  ],
  contributions: widgets,
});
