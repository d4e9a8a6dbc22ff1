import type { Sandbox } from '../context.ts';
import type { FolderContent } from '../disk/disk.ts';
import { videoPaths } from '../disk/videoPaths.ts';
import { notFound } from '../http/errors.ts';
import type { Api } from './api.ts';

/** The user that runs the server may not read it. */
const inaccessible = '/root';

const present = (tree: Map<string, FolderContent>, path: string) => {
  const content = path === inaccessible ? undefined : tree.get(path);
  return {
    Path: path,
    IsAccessible: path !== inaccessible,
    Sizes: { Folders: content?.folders.size ?? 0, Files: content?.files ?? 0 },
  };
};

export function folderRoutes(api: Api, sandbox: Sandbox): void {
  const treeNow = () => sandbox.disk.tree(videoPaths(sandbox.library));

  for (const name of ['Drives', 'MountPoints']) {
    api.get(`/api/v3/Folder/${name}`, () => {
      const tree = treeNow();
      const drive = (Type: string, path: string) => ({ Type, ...present(tree, path) });
      return [drive('Fixed', '/'), drive('Ram', '/dev'), drive('Ram', '/tmp')];
    });
  }

  api.get('/api/v3/Folder', ({ query }) => {
    const path = query.text('path') ?? '';
    const tree = treeNow();
    const known = tree.get(path.replace(/(?<=.)\/+$/, ''));
    if (known === undefined) throw notFound('Directory not found');
    return [...known.folders].sort().map((folder) => present(tree, folder));
  });
}
