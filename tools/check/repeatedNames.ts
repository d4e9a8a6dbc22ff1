/** Each program has its own names: the sandbox plays the server and uses the server's words. */
const programs: readonly [name: string, files: RegExp][] = [
  ['sandbox', /^apps\/sandbox\//],
  ['interface', /^(?:apps|libs)\//],
  ['contract', /^contract\//],
  ['tools', /^tools\//],
  ['journeys', /^e2e\//],
];

const declaration = /^export (?:declare )?(?:async )?(?:function\*?|const|class|interface|type) (\w+)/gm;

/** A file `lazy…` may repeat the name of the part that it loads. */
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
