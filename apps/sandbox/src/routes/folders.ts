import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound } from '../http/errors.ts';
import { queryOf } from '../http/query.ts';

/** The folders of a made-up machine, besides those that hold the collection. */
const systemFolders = [
  '/bin',
  '/boot',
  '/dev',
  '/etc',
  '/home/shoko',
  '/mnt/backup',
  '/opt',
  '/root',
  '/tmp',
  '/usr/share',
  '/var/log',
];

/** The machine's drives and folders, below `/api/v3/Folder`. */
export function folderRoutes(app: FastifyInstance, sandbox: Sandbox): void {
  const tree = () => {
    const paths = [...systemFolders];
    for (const folder of sandbox.library.importFolders.values()) paths.push(folder.path.replace(/\/$/, ''));
    const children = new Map<string, Set<string>>([['/', new Set()]]);
    for (const path of paths) {
      let parent = '/';
      for (const part of path.split('/').filter((one) => one !== '')) {
        const full = parent === '/' ? `/${part}` : `${parent}/${part}`;
        children.get(parent)?.add(full);
        if (!children.has(full)) children.set(full, new Set());
        parent = full;
      }
    }
    return children;
  };

  const drives = () => {
    const children = tree();
    const drive = (type: string, path: string, files: number) => ({
      Type: type,
      Path: path,
      IsAccessible: true,
      Sizes: { Folders: children.get(path)?.size ?? 0, Files: files },
    });
    return [drive('Fixed', '/', 3), drive('Ram', '/dev', 103), drive('Ram', '/tmp', 0)];
  };

  for (const name of ['Drives', 'MountPoints']) {
    app.get(`/api/v3/Folder/${name}`, (_request, reply) => reply.send(drives()));
  }

  app.get('/api/v3/Folder', (request, reply) => {
    const path = queryOf(request).text('path') ?? '/';
    const children = tree();
    const known = children.get(path.length > 1 ? path.replace(/\/+$/, '') : path);
    if (known === undefined) throw notFound('Directory not found');
    return reply.send(
      [...known].sort().map((full) => ({
        Path: full,
        IsAccessible: full !== '/root',
        Sizes:
          full === '/root'
            ? { Folders: 0, Files: 0 }
            : { Folders: children.get(full)?.size ?? 0, Files: full.length % 7 },
      })),
    );
  });
}
