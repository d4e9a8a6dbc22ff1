/**
 * A text as searches hold it against another: letters of one size and width, no spaces.
 *
 * @example plainText('Spike  Spiegel').includes(plainText('spikes')) // true
 */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
