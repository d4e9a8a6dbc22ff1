import { defineRemote } from '@hondana/shared/remote';
import { utilityPages } from './src/shared/utilityPages.ts';

const log = { label: 'Log', path: 'log', icon: 'log', order: 40, shortcut: 'l' };

export const remote = defineRemote({
  id: 'utilities',
  title: 'Utilities',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28' },
  routes: [
    { path: 'log', module: './src/routes.tsx' },
    { path: 'utilities/*', module: './src/routes.tsx' },
  ],
  pages: {
    utilities: ['./src/fileLists/FileListPage.tsx'],
    log: ['./src/log/LogPage.tsx'],
    'utilities/renamer': ['./src/renamer/RenamerPage.tsx'],
    'utilities/file-search': ['./src/fileLists/FileSearchPage.tsx'],
    'utilities/file-search/release-info': ['./src/releaseEditing/ReleaseEditPage.tsx'],
    'utilities/series-without-files': ['./src/seriesWithoutFiles/SeriesWithoutFilesPage.tsx'],
    'utilities/release-management/*': ['./src/releaseManagement/ReleaseManagementPage.tsx'],
    'utilities/unrecognized/files': ['./src/fileLists/FileListPage.tsx'],
    'utilities/unrecognized/files/link': ['./src/manualLink/ManualLinkPage.tsx'],
    'utilities/unrecognized/files/providers': ['./src/providerLink/ProviderLinkPage.tsx'],
    'utilities/unrecognized/manually-linked-files': ['./src/fileLists/ManualSeriesPage.tsx'],
    'utilities/unrecognized/manually-linked-files/all': ['./src/fileLists/FileListPage.tsx'],
    'utilities/unrecognized/ignored-files': ['./src/fileLists/FileListPage.tsx'],
  },
  navigation: [
    {
      label: 'Utilities',
      path: 'utilities',
      icon: 'utilities',
      order: 30,
      shortcut: 'u',
      slot: 'utilities.page',
      children: utilityPages,
    },
    { ...log, server: '<6.0.0-dev.0' },
    { ...log, server: '>=6.0.0-dev.0', adminOnly: true },
  ],
  contributions: [
    {
      slot: 'action',
      id: 'avdump',
      title: 'AVDump',
      target: 'file',
      module: './src/avdump/dumpAction.tsx',
    },
    {
      slot: 'action',
      id: 'link-providers',
      title: 'Link with Providers',
      target: 'file',
      module: './src/providerLink/linkWithProvidersAction.tsx',
      server: '>=6.0.0-dev.0',
      adminOnly: true,
    },
    {
      slot: 'action',
      id: 'edit-release',
      title: 'Edit Release Info',
      target: 'file',
      module: './src/releaseEditing/editReleaseAction.tsx',
      server: '>=6.0.0-dev.0',
      adminOnly: true,
    },
  ],
});
