import type { VersionSet } from '@hondana/shared/api/types';
import { getSession } from '@hondana/shared/session';
import { readUserItem } from '@hondana/shared/session/userStorage';
import { stampName } from './stampName.ts';

/** What kept answers hold for. Stored beside the session, as long as that lasts. */
export interface Stamp {
  /** The shell's version: a new one may read answers differently. */
  readonly build: string;
  readonly versions: VersionSet;
  /** What the user may see, as text. */
  readonly rights: string;
  /** Their tags hide something from them. */
  readonly isRestricted: boolean;
}

export const stampPlace = () => (getSession()?.remember === true ? 'browser' : 'tab');

/** The signed-in user's, if this build wrote it. */
export function readStamp(build: string): Stamp | undefined {
  const stamp = Object(readUserItem(stampPlace(), stampName)) as Stamp;
  return stamp.build === build ? stamp : undefined;
}
