import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

/** By source path; the first match counts. */
const owners: readonly (readonly [name: string, source: RegExp])[] = [
  ['Module Federation and the bundler’s runtime', /@module-federation|webpack\/|rspack\/|^\(/],
  ['React', /node_modules\/(react|react-dom|scheduler)\//],
  ['React Router', /node_modules\/react-router\//],
  ['TanStack Query and Virtual', /node_modules\/@tanstack\//],
  ['SignalR', /node_modules\/@microsoft\/signalr\//],
  ['Base UI', /node_modules\/(@base-ui|@floating-ui|tabbable|use-sync-external-store|reselect)\//],
  ['other libraries', /node_modules\//],
  ['libs/shared', /libs\/shared\//],
  ['the app’s own', /./],
];

/** Code without a source is the bundler's: module wrappers. */
const unaccounted = owners[0]?.[0] ?? '';

function ownerOf(source: string | null): string {
  return owners.find(([, pattern]) => source !== null && pattern.test(source))?.[0] ?? unaccounted;
}

function charactersByOwner(script: string, map: TraceMap): Map<string, number> {
  const lines = script.split('\n');
  const sums = new Map<string, number>();
  const add = (owner: string, characters: number): void => {
    sums.set(owner, (sums.get(owner) ?? 0) + characters);
  };
  let last = { line: 0, column: 0, owner: unaccounted };
  const upTo = (line: number, column: number): void => {
    for (; last.line < line; last = { ...last, line: last.line + 1, column: 0 }) {
      add(last.owner, (lines[last.line] ?? '').length + 1 - last.column);
    }
    add(last.owner, column - last.column);
  };
  eachMapping(map, ({ generatedLine, generatedColumn, source }) => {
    upTo(generatedLine - 1, generatedColumn);
    last = { line: generatedLine - 1, column: generatedColumn, owner: ownerOf(source) };
  });
  upTo(lines.length - 1, (lines.at(-1) ?? '').length);
  return sums;
}

/** Gzipped bytes, shared out in proportion to the characters. Source maps must be beside the scripts. */
export function bytesByOwner(scripts: readonly string[]): ReadonlyMap<string, number> {
  const total = new Map(owners.map(([name]) => [name, 0]));
  for (const file of scripts) {
    if (!existsSync(`${file}.map`)) throw new Error(`${file} has no source map.`);
    const script = readFileSync(file, 'utf8');
    const compressed = gzipSync(script, { level: 9 }).length;
    const sums = charactersByOwner(script, new TraceMap(readFileSync(`${file}.map`, 'utf8')));
    for (const [owner, characters] of sums) {
      total.set(owner, (total.get(owner) ?? 0) + (compressed * characters) / script.length);
    }
  }
  return total;
}
