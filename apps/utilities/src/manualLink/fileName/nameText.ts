/** The folders of a path, and the name without its ending. */
export function partsOf(path: string): { readonly folders: readonly string[]; readonly name: string } {
  // The same letters in another width: 【０７】 is [07].
  const folders = path.normalize('NFKC').replace(/【/g, '[').replace(/】/g, ']').split(/[/\\]/);
  const name = folders.pop() ?? '';
  return { folders, name: name.replace(/\.(?=[^.]*[a-z])[a-z0-9]{2,5}$/i, '') };
}

/** A name with spaces for the signs that it uses instead. */
export function spaced(name: string): string {
  const text = name.replace(/_/g, ' ');
  const outside = text.replace(/\[[^\]]*\]|\([^)]*\)/g, '').trim();
  if (/\s/.test(outside)) return text;
  if (outside.includes('.')) return text.replace(/(?<!\d)\.|\.(?!5(?!\d))/g, ' ');
  return text.replace(/\+/g, ' ');
}

/** A version that is not beside the number: `[v2]`. */
export const versionAnywhere = /(?<![\p{L}\p{N}])v(\d)(?![\p{L}\p{N}.])/iu;
