import { getServerVersion } from '@hondana/shared/session';
import { sideOf } from '../api/serverVersion.ts';

/**
 * The input of a call for files, asking for their releases: AniDB's data, or since version 6 a part of its own.
 * @example read({ path: 'File/{fileId}', role: 'user', toInput: releasesIncluded, keyPrefix });
 */
export function releasesIncluded<I extends { readonly include?: readonly string[] | undefined }>(input: I) {
  return sideOf(getServerVersion()) === 'since6'
    ? { ...input, include: [...(input.include ?? []), 'ReleaseInfo'] }
    : { ...input, includeDataFrom: ['AniDB'] };
}
