import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import { Navigate } from '@hondana/shared/navigation';
import type { RemoteRoutes } from '@hondana/shared/remote';

const DumpDialog = lazyPart(async () => (await import('./avdump/DumpDialog.tsx')).DumpDialog);

const FileDetail = lazyPart(async () => (await import('./fileDetail/FileDetail.tsx')).FileDetail, {
  // Its half of the page stays empty while it loads.
  waiting: () => <div />,
});

const FileDetailDialog = lazyPart(
  async () => (await import('./fileDetail/FileDetailDialog.tsx')).FileDetailDialog,
);

type KindName = 'unrecognized' | 'manuallyLinked' | 'ignored';

const fileList = (name: KindName) => async () => {
  const [{ FileListPage }, { fileKinds }] = await Promise.all([
    import(/* webpackChunkName: "file-list" */ './fileLists/FileListPage.tsx'),
    import(/* webpackChunkName: "file-list" */ './fileLists/fileKinds.ts'),
  ]);
  const kind = fileKinds.find((one) => one.name === name);
  return {
    element: kind && (
      <FileListPage key={name} kind={kind} detail={FileDetailDialog} dumpDialog={DumpDialog} />
    ),
  };
};

const manualSeries = async () => {
  const { ManualSeriesPage } = await import('./fileLists/ManualSeriesPage.tsx');
  return { element: <ManualSeriesPage detail={FileDetailDialog} /> };
};

const fileSearch = async () => {
  const { FileSearchPage } = await import('./fileLists/FileSearchPage.tsx');
  return { element: <FileSearchPage detail={FileDetail} dumpDialog={DumpDialog} /> };
};

const releases = (path: 'multiples' | 'duplicates' | 'missing-episodes') => async () => {
  const [{ ReleaseManagementPage }, { releaseKinds }] = await Promise.all([
    import(/* webpackChunkName: "releases" */ './releaseManagement/ReleaseManagementPage.tsx'),
    import(/* webpackChunkName: "releases" */ './releaseManagement/releaseKinds.ts'),
  ]);
  const kind = releaseKinds.find((one) => one.path === path);
  return { element: kind && <ReleaseManagementPage key={path} kind={kind} /> };
};

/** Pages are lazy, since they share only the design system. */
export const routes: RemoteRoutes = [
  { path: 'log', lazy: async () => ({ Component: (await import('./log/LogPage.tsx')).LogPage }) },
  { path: 'utilities', element: <Navigate to="/utilities/unrecognized/files" /> },
  {
    path: 'utilities/renamer',
    lazy: async () => ({ Component: (await import('./renamer/RenamerPage.tsx')).RenamerPage }),
  },
  {
    path: 'utilities/x/:contribution',
    lazy: async () => ({ Component: (await import('./contributed/ContributedPage.tsx')).ContributedPage }),
  },
  { path: 'utilities/file-search', lazy: fileSearch },
  {
    path: 'utilities/file-search/release-info',
    lazy: async () => ({
      Component: (await import('./releaseEditing/ReleaseEditPage.tsx')).ReleaseEditPage,
    }),
  },
  {
    path: 'utilities/series-without-files',
    lazy: async () => ({
      Component: (await import('./seriesWithoutFiles/SeriesWithoutFilesPage.tsx')).SeriesWithoutFilesPage,
    }),
  },
  { path: 'utilities/unrecognized', element: <Navigate to="/utilities/unrecognized/files" /> },
  { path: 'utilities/unrecognized/files', lazy: fileList('unrecognized') },
  {
    path: 'utilities/unrecognized/files/link',
    lazy: async () => ({ Component: (await import('./manualLink/ManualLinkPage.tsx')).ManualLinkPage }),
  },
  {
    path: 'utilities/unrecognized/files/providers',
    lazy: async () => ({
      Component: (await import('./providerLink/ProviderLinkPage.tsx')).ProviderLinkPage,
    }),
  },
  {
    path: 'utilities/unrecognized/manually-linked-files',
    lazy: manualSeries,
  },
  { path: 'utilities/unrecognized/manually-linked-files/all', lazy: fileList('manuallyLinked') },
  { path: 'utilities/unrecognized/ignored-files', lazy: fileList('ignored') },
  {
    path: 'utilities/release-management',
    element: <Navigate to="/utilities/release-management/multiples" />,
  },
  { path: 'utilities/release-management/multiples', lazy: releases('multiples') },
  { path: 'utilities/release-management/duplicates', lazy: releases('duplicates') },
  { path: 'utilities/release-management/missing-episodes', lazy: releases('missing-episodes') },
];
