import type { FileFacts } from './fileFacts.ts';

/** The link by which AniDB knows a file (facts 5.16). A file without a location is named by its ID. */
export function ed2kLink({
  id,
  nameOnDisk,
  size,
  ed2k,
}: Pick<FileFacts, 'id' | 'nameOnDisk' | 'size' | 'ed2k'>) {
  return `ed2k://|file|${nameOnDisk || id}|${size}|${ed2k}|/`;
}
