import { defineRemote } from '@hondana/shared/remote';

export const remote = defineRemote({
  id: 'utilities',
  title: 'Utilities',
  requires: { contract: '^2.0.0', server: '>=5.1.0-dev.28 <6.0.0' },
  routes: [
    { path: 'log', module: './src/routes.tsx' },
    { path: 'utilities/*', module: './src/routes.tsx' },
  ],
  navigation: [
    {
      label: 'Utilities',
      path: 'utilities',
      icon: 'utilities',
      order: 30,
      shortcut: 'u',
      slot: 'utilities.page',
      children: [
        { label: 'Unrecognized Files', path: 'utilities/unrecognized' },
        { label: 'Release Management', path: 'utilities/release-management' },
        { label: 'Series Without Files', path: 'utilities/series-without-files' },
        { label: 'File Search', path: 'utilities/file-search' },
        { label: 'File Rename', path: 'utilities/renamer' },
      ],
    },
    { label: 'Log', path: 'log', icon: 'log', order: 40, shortcut: 'l' },
  ],
  contributions: [
    {
      slot: 'action',
      id: 'avdump',
      title: 'AVDump',
      target: 'file',
      module: './src/avdump/dumpAction.tsx',
    },
  ],
});
