import type { User, VersionSet } from '@hondana/shared/api/types';
import { writeUserItem } from '@hondana/shared/session/userStorage';
import { type Stamp, stampPlace } from './readStamp.ts';
import { stampName } from './stampName.ts';

export function stampOf(build: string, versions: VersionSet, user: User): Stamp {
  const { ID, IsAdmin, RestrictedTags } = user;
  return {
    build,
    versions,
    rights: JSON.stringify([ID, IsAdmin, RestrictedTags.toSorted((one, other) => one - other)]),
    isRestricted: RestrictedTags.length > 0,
  };
}

/** Answers kept under one stamp hold under another with the same terms. */
export function termsOf({ build, versions, rights }: Stamp): string {
  return JSON.stringify([build, versions.Server.Version, rights]);
}

export function writeStamp(stamp: Stamp | undefined): void {
  writeUserItem(stampPlace(), stampName, stamp);
}
