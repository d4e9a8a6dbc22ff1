/** One folder on the way from a drive to another folder. */
export interface PathStep {
  readonly name: string;
  readonly path: string;
}

/** `/`, `C:\` or `\\machine\share`, and the rest of the path. */
const drive = /^(\/|[A-Za-z]:[\\/]?|\\\\[^\\]+\\[^\\]+\\?)(.*)$/;

/**
 * The folders from the drive down to a path, which may be a Unix or a Windows one: the server says paths as its
 * machine does.
 *
 * @example pathSteps('/srv/media/') // [{ name: '/', path: '/' }, { name: 'srv', path: '/srv' }, …]
 */
export function pathSteps(path: string): PathStep[] {
  const [, root = '', rest = path] = drive.exec(path) ?? [];
  const [separator, separators] = root.startsWith('/') ? ['/', /\//] : ['\\', /[\\/]/];
  const names = rest.split(separators).filter((name) => name !== '');
  const steps: PathStep[] = root === '' ? [] : [{ name: root, path: root }];
  for (const name of names) {
    const above = steps.at(-1)?.path ?? '';
    const glue = above === '' || separators.test(above.slice(-1)) ? '' : separator;
    steps.push({ name, path: above + glue + name });
  }
  return steps;
}

/** What a folder is called: the last part of its path. */
export function folderName(path: string): string {
  return pathSteps(path).at(-1)?.name ?? path;
}

/** The folder that holds a folder; undefined for a drive. */
export function parentPath(path: string): string | undefined {
  return pathSteps(path).at(-2)?.path;
}
