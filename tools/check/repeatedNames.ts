/** The programs of the repository. Each has names of its own: the sandbox plays the server, and has the server's words. */
const programs: readonly [name: string, files: RegExp][] = [
  ['sandbox', /^apps\/sandbox\//],
  ['interface', /^(?:apps|libs)\//],
  ['tools', /^tools\//],
  ['journeys', /^e2e\//],
];

const declaration = /^export (?:declare )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

/**
 * Exported names that stand in several files of one program, with the files. What loads a part on demand may have the
 * name of the part: a file `lazy…`.
 *
 * @example repeatedNames([{ file: 'apps/a/src/a.ts', text }, { file: 'apps/b/src/b.ts', text }])
 */
export function repeatedNames(
  sources: readonly { readonly file: string; readonly text: string }[],
): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { file, text } of sources) {
    const program = programs.find(([, files]) => files.test(file))?.[0];
    if (program === undefined || /(?:^|\/)lazy\w+\.tsx?$/.test(file)) continue;
    for (const name of new Set([...text.matchAll(declaration)].map(([, found = '']) => found))) {
      const key = `${program}: ${name}`;
      places.set(key, [...(places.get(key) ?? []), file]);
    }
  }
  return new Map([...places].filter(([, files]) => files.length > 1));
}
