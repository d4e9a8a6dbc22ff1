/** Where the name of a show ends in a file name: at an episode number, or at a bracket. */
const end = /\s-\s*(?:S\d+|\d)|\bS\d{1,2}E\d|\bE(?:p(?:isode)?)?\.?\s*\d|[([]|\s\d{1,3}(?:v\d)?$/i;

/** The show that a file seems to be from, according to its name; empty when the name does not say. */
export function showName(fileName: string): string {
  const plain = fileName
    .replace(/\.[a-z0-9]{2,4}$/i, '')
    .replace(/^(?:\s*[[(][^\])]*[\])])+/, '')
    .replace(/[._]+/g, ' ')
    .trim();
  const at = plain.search(end);
  return (at === -1 ? plain : plain.slice(0, at)).replace(/[\s-]+$/, '').trim();
}

/** The show that most of the files seem to be from. */
export function commonShowName(fileNames: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of fileNames.map(showName)) if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
