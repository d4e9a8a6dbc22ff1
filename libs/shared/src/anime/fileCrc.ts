/** Eight hexadecimal digits in brackets, anywhere but at the beginning, where a release group stands. */
const checksum = /(?<!^)[[(]([0-9a-f]{8})[\])]/gi;

/** `20240131`, which release groups write as well. */
const day = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** Whether the CRC32 in a file's name is that of its content. */
export type CrcCheck = 'matches' | 'differs';

/**
 * The CRC32 that a release group wrote into the name of a file: the last one, in capitals. A day is none.
 *
 * @example crcInName('[Group] Show - 07 (1080p) [1a2b3c4d].mkv') // '1A2B3C4D'
 */
export function crcInName(name: string): string | undefined {
  return checksumsIn(name).findLast((found) => !day.test(found));
}

/**
 * Compares the CRC32 in a file's name with the one that the server computed from its content.
 *
 * @param name the last part of its path
 * @param crc32 `Hashes.CRC32` of the file; not every file has one
 * @returns undefined where the name has none, or none was computed
 * @example checkCrc('[Group] Show - 07 [1A2B3C4D].mkv', '1A2B3C4D') // 'matches'
 */
export function checkCrc(name: string, crc32: string | null | undefined): CrcCheck | undefined {
  if (!crc32) return undefined;
  if (checksumsIn(name).includes(crc32.toUpperCase())) return 'matches';
  return crcInName(name) === undefined ? undefined : 'differs';
}

function checksumsIn(name: string): string[] {
  return [...name.matchAll(checksum)].map(([, found = '']) => found.toUpperCase());
}
