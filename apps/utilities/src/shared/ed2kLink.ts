import type { FileFacts } from './fileFacts.ts';

/** AniDB's link to a file (facts 5.16). The ID stands in for the name if the file has no location. */
export function ed2kLink({
  id,
  nameOnDisk,
  size,
  ed2k,
}: Pick<FileFacts, 'id' | 'nameOnDisk' | 'size' | 'ed2k'>) {
  return `ed2k://|file|${nameOnDisk || id}|${size}|${ed2k}|/`;
}
