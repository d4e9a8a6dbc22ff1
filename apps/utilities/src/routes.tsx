import { Navigate } from '@hondana/shared/navigation';
import type { RemoteRoutes } from '@hondana/shared/remote';
import { lazy } from 'react';

const DumpDialog = lazy(async () => ({ default: (await import('./avdump/DumpDialog.tsx')).DumpDialog }));

type KindName = 'unrecognized' | 'manuallyLinked' | 'ignored';

const fileList = (name: KindName) => async () => {
  const [{ FileListPage }, { fileKinds }] = await Promise.all([
    import('./fileLists/FileListPage.tsx'),
    import('./fileLists/fileKinds.ts'),
  ]);
  const kind = fileKinds.find((one) => one.name === name);
  return { element: kind && <FileListPage key={name} kind={kind} dumpDialog={DumpDialog} /> };
};

/** Every page is loaded when it is gone to: between two of them nothing is shared but the design system. */
export const routes: RemoteRoutes = [
  { path: 'log', lazy: async () => ({ Component: (await import('./log/LogPage.tsx')).LogPage }) },
  { path: 'utilities', element: <Navigate to="/utilities/unrecognized/files" replace /> },
  { path: 'utilities/unrecognized', element: <Navigate to="/utilities/unrecognized/files" replace /> },
  { path: 'utilities/unrecognized/files', lazy: fileList('unrecognized') },
  {
    path: 'utilities/unrecognized/files/link',
    lazy: async () => ({ Component: (await import('./manualLink/ManualLinkPage.tsx')).ManualLinkPage }),
  },
  { path: 'utilities/unrecognized/manually-linked-files', lazy: fileList('manuallyLinked') },
  { path: 'utilities/unrecognized/ignored-files', lazy: fileList('ignored') },
];
