/** Drops the file extension. */
export function partsOf(path: string): { readonly folders: readonly string[]; readonly name: string } {
  // Full-width characters become half-width: 【０７】 is [07].
  const folders = path.normalize('NFKC').replace(/【/g, '[').replace(/】/g, ']').split(/[/\\]/);
  const name = folders.pop() ?? '';
  return { folders, name: name.replace(/\.(?=[^.]*[a-z])[a-z0-9]{2,5}$/i, '') };
}

/** Replaces underscores, dots or plus signs where a name has them instead of spaces. */
export function spaced(name: string): string {
  const text = name.replace(/_/g, ' ');
  const outside = text.replace(/\[[^\]]*\]|\([^)]*\)/g, '').trim();
  if (/\s/.test(outside)) return text;
  if (outside.includes('.')) return text.replace(/(?<!\d)\.|\.(?!5(?!\d))/g, ' ');
  return text.replace(/\+/g, ' ');
}

/** A version that doesn't follow the number: `[v2]`. */
export const versionAnywhere = /(?<![\p{L}\p{N}])v(\d)(?![\p{L}\p{N}.])/iu;
