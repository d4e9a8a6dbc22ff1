import type { Registry } from '@hondana/shared/remote/descriptor';

/** What the page's constant script hands to the shell. */
export interface Handover {
  readonly registry: Registry;
  /** Base path without a trailing slash: `/webui`, or nothing at all. */
  readonly prefix: string;
  /** Lets scripts of a folder pass the Trusted Types policy. */
  readonly admit: (folder: string, files: readonly string[]) => void;
}

declare global {
  var __hondanaBoot: Handover | undefined;
}

/** Takes the handover and removes it from the window, so that `admit` stays with the shell. */
export function takeHandover(): Handover {
  const handover = globalThis.__hondanaBoot;
  if (!handover) throw new Error('The shell was started without its page.');
  Reflect.deleteProperty(globalThis, '__hondanaBoot');
  return handover;
}
