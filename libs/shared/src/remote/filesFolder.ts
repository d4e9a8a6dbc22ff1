/**
 * Whether a page was sent in the place of a file. A Shoko Server sends its page for whatever it lacks, with status 200
 * and the content type of the name that was asked for (facts 9), so the content alone tells.
 *
 * @param content the file, or its beginning
 * @example isPage('<!doctype html><title>Shoko</title>') // true
 */
export function isPage(content: string): boolean {
  return /^\s*<(!doctype\s+html|html)\b/i.test(content.slice(0, 256));
}

/**
 * Where the files of a remote are whose descriptor was found: beside it, as in a published version, or in `files/`
 * beside it, as in a build.
 *
 * @param entry name of the entry file
 * @param read gives the text of a file; it rejects where there is none
 * @returns the address of the folder, with a trailing slash
 * @example await filesFolder(new URL('https://box.example/notes/descriptor.json'), 'remoteEntry.js', fetchText)
 */
export async function filesFolder(
  descriptor: URL,
  entry: string,
  read: (address: URL) => Promise<string>,
): Promise<URL> {
  const beside = new URL('.', descriptor);
  const isThere = await read(new URL(entry, beside)).then(
    (content) => !isPage(content),
    () => false,
  );
  return isThere ? beside : new URL('files/', beside);
}
