import type { EarlyCalls } from '@hondana/shared/http/early';
import type { Registry } from '@hondana/shared/remote/descriptor';

export interface BootState {
  readonly registry: Registry;
  /** Base path without a trailing slash: `/webui`, or empty. */
  readonly prefix: string;
  /** Allows a folder's scripts in the Trusted Types policy. */
  readonly admit: (folder: string, files: readonly string[]) => void;
  /** Fetches the registry with the installation's additions. Missing on pages made before ADR 18. */
  readonly read?: () => Promise<unknown>;
  readonly early?: EarlyCalls;
}

declare global {
  var __hondanaBoot: BootState | undefined;
}

/** Removes the state from the window, so that only the shell has `admit`. */
export function takeBootState(): BootState {
  const handover = globalThis.__hondanaBoot;
  if (!handover) throw new Error('The shell was started without its page.');
  Reflect.deleteProperty(globalThis, '__hondanaBoot');
  return handover;
}
