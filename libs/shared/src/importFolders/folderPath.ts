export interface PathStep {
  readonly name: string;
  readonly path: string;
}

/** `/`, `C:\` or `\\machine\share`, and the rest of the path. */
const drive = /^(\/|[A-Za-z]:[\\/]?|\\\\[^\\]+\\[^\\]+\\?)(.*)$/;

/**
 * The folders from the drive down to a path. The server sends Unix or Windows paths, depending on its machine.
 * @example pathSteps('/srv/media/') // [{ name: '/', path: '/' }, { name: 'srv', path: '/srv' }, …]
 */
export function pathSteps(path: string): PathStep[] {
  const [, root = '', rest = path] = drive.exec(path) ?? [];
  const [separator, separators] = root.startsWith('/') ? ['/', /\//] : ['\\', /[\\/]/];
  const names = rest.split(separators).filter((name) => name !== '');
  const steps: PathStep[] = root === '' ? [] : [{ name: root, path: root }];
  for (const name of names) {
    const parent = steps.at(-1)?.path ?? '';
    const glue = parent === '' || separators.test(parent.slice(-1)) ? '' : separator;
    steps.push({ name, path: parent + glue + name });
  }
  return steps;
}

export function folderName(path: string): string {
  return pathSteps(path).at(-1)?.name ?? path;
}

/** Undefined for a drive. */
export function parentPath(path: string): string | undefined {
  return pathSteps(path).at(-2)?.path;
}
