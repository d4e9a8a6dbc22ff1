/** Eight hexadecimal digits in brackets, except at the beginning, where the release group is. */
const checksum = /(?<!^)[[(]([0-9a-f]{8})[\])]/gi;

/** A date such as `20240131`, which release groups also put in brackets. */
const day = /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

/** Whether the CRC32 in a file's name is that of its content. */
export type CrcCheck = 'matches' | 'differs';

/**
 * Compares the CRC32 in a file's name with the one that the server computed from its content.
 * @param name without the path
 * @param crc32 `Hashes.CRC32` of the file; not every file has one
 * @returns undefined when either is missing
 * @example checkCrc('[Group] Show - 07 [1A2B3C4D].mkv', '1A2B3C4D') // 'matches'
 */
export function checkCrc(name: string, crc32: string | null | undefined): CrcCheck | undefined {
  if (!crc32) return undefined;
  const found = [...name.matchAll(checksum)].map(([, digits = '']) => digits.toUpperCase());
  if (found.includes(crc32.toUpperCase())) return 'matches';
  return found.every((digits) => day.test(digits)) ? undefined : 'differs';
}
