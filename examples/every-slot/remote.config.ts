import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'every-slot',
  title: 'Every Slot',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28 <7.0.0' },
  routes: [{ path: 'every-slot/*', module: './src/routes.tsx' }],
  navigation: [
    {
      label: 'Every Slot',
      path: 'every-slot',
      icon: 'star',
      order: 70,
      shortcut: 'e',
      children: [{ label: 'Statistics', path: 'every-slot/statistics', adminOnly: true }],
    },
  ],
  contributions: [
    {
      slot: 'dashboard.widget',
      id: 'count',
      title: 'Series Count',
      module: './src/widget.tsx',
      size: { columns: 3, rows: 8 },
    },
    { slot: 'series.tab', id: 'tab', title: 'Facts', module: './src/seriesTab.tsx' },
    { slot: 'series.header', id: 'episodes', title: 'Episode Count', module: './src/seriesHeader.tsx' },
    { slot: 'action', target: 'series', id: 'later', title: 'For Later', module: './src/seriesAction.ts' },
    { slot: 'episode.row', id: 'bookmark', title: 'Bookmark', module: './src/episodeRow.tsx' },
    { slot: 'group.section', id: 'size', title: 'Group Size', module: './src/groupSection.tsx' },
    { slot: 'calendar.day', id: 'away', title: 'Days Away', module: './src/calendarDay.tsx' },
    { slot: 'action', target: 'file', id: 'ids', title: 'Show IDs', module: './src/fileAction.tsx' },
    { slot: 'action', id: 'greet', title: 'Greet', module: './src/greet.ts' },
    { slot: 'command', id: 'hello', title: 'Say Hello', module: './src/greet.ts' },
    { slot: 'settings.page', id: 'settings', title: 'Every Slot', module: './src/settingsPage.tsx' },
    { slot: 'palette.settings', id: 'found', title: 'Settings Found', module: './src/foundSettings.ts' },
    { slot: 'utilities.page', id: 'page', title: 'Series Titles', module: './src/utilitiesPage.tsx' },
    { slot: 'login.footer', id: 'help', title: 'Help', module: './src/loginFooter.tsx' },
  ],
});
