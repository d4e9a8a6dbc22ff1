import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';

interface UncaughtError {
  readonly error: unknown;
  /** If the browser reports it. */
  readonly script?: string;
}

/**
 * The remote whose file comes first in the stack. Skips the shell's files and shared modules.
 *
 * @param base URL that folders are relative to
 */
export function remoteAtFault(
  { error, script = '' }: UncaughtError,
  remotes: readonly Pick<RemoteDescriptor, 'id' | 'folder'>[],
  base: string,
): string | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const text = `${stack}\n${script}`;
  const named = remotes
    .map(({ id, folder }) => ({ id, position: text.indexOf(new URL(folder, base).href) }))
    .filter(({ position }) => position >= 0);
  return named.sort((a, b) => a.position - b.position)[0]?.id;
}
