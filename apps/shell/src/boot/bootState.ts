import type { EarlyCalls } from '@hondana/shared/api/early';
import type { Registry } from '@hondana/shared/remote/descriptor';

/** What the page's constant script hands to the shell. */
export interface BootState {
  readonly registry: Registry;
  /** Base path without a trailing slash: `/webui`, or nothing at all. */
  readonly prefix: string;
  /** Lets scripts of a folder pass the Trusted Types policy. */
  readonly admit: (folder: string, files: readonly string[]) => void;
  /** Reads the registry again, with what the installation adds to it. Pages made before ADR 18 have none. */
  readonly read?: () => Promise<unknown>;
  /** Calls that went out before the shell was there. */
  readonly early?: EarlyCalls;
}

declare global {
  var __hondanaBoot: BootState | undefined;
}

/** Takes the handover and removes it from the window, so that `admit` stays with the shell. */
export function takeBootState(): BootState {
  const handover = globalThis.__hondanaBoot;
  if (!handover) throw new Error('The shell was started without its page.');
  Reflect.deleteProperty(globalThis, '__hondanaBoot');
  return handover;
}
