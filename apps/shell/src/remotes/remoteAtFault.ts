import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';

/** What is known about an uncaught error. */
interface UncaughtError {
  readonly error: unknown;
  /** Address of the script, where the browser gives it. */
  readonly script?: string;
}

/**
 * The remote from whose files an error comes: the one that is named first in its stack, which begins where it was
 * thrown. The shell's own files and shared modules that a remote called are skipped.
 *
 * @param base address that folders are relative to
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
