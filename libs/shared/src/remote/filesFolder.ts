/**
 * Whether the server sent its page instead of a file. Shoko Server does so for missing files, with status 200 and the
 * content type of the requested name (facts 9), so only the content tells.
 * @param content the file, or its beginning
 * @example isPage('<!doctype html><title>Shoko</title>') // true
 */
export function isPage(content: string): boolean {
  return /^\s*<(!doctype\s+html|html)\b/i.test(content.slice(0, 256));
}

/**
 * The folder of a remote's files: the descriptor's, as in a published version, or `files/` in it, as in a build.
 * @param entry name of the entry file
 * @param read fetches a file's text; rejects when there is none
 * @returns URL with a trailing slash
 * @example await filesFolder(new URL('https://box.example/notes/descriptor.json'), 'remoteEntry.js', fetchText)
 */
export async function filesFolder(
  descriptor: URL,
  entry: string,
  read: (address: URL) => Promise<string>,
): Promise<URL> {
  const beside = new URL('.', descriptor);
  const isBeside = await read(new URL(entry, beside)).then(
    (content) => !isPage(content),
    () => false,
  );
  return isBeside ? beside : new URL('files/', beside);
}
