/** Normalized for searching: ignores case, width and spaces. */
export function plainText(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '');
}
