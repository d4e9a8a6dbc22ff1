/**
 * A registry that lacks packages for foreign platforms makes npm leave them out of the lock, and `npm ci` then
 * refuses it. Name, version and platform are enough: such a package is never fetched on our platforms.
 *
 * npm also leaves out, without a word, an optional package that asks for a newer Node than npm runs on; ours run on
 * the Node that the lock brings.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { satisfies } from 'compare-versions';
import { repositoryPath } from '../build/paths.ts';

interface LockedPackage {
  version?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  engines?: { node?: string };
  optionalDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const systems = /^(android|darwin|freebsd|linux|netbsd|openbsd|openharmony|sunos|win32)$/;
const processors = /^(arm64|arm|ia32|loong64|mips64el|ppc64|riscv64|s390x|x64|wasm32)$/;

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[-/]/).map((word) => word.replace('linuxmusl', 'linux'));
  const system = words.find((word) => systems.test(word));
  const processor = words.find((word) => processors.test(word));
  const isMusl = /musl/.test(name);
  return {
    // A nonexistent platform keeps npm from fetching packages that name no system (WebAssembly builds).
    os: [system ?? 'none'],
    ...(processor && { cpu: [processor] }),
    ...(isMusl && { libc: ['musl'] }),
  };
}

/** npm's lookup order for a dependency of the package at `location`: nearest folder first. */
function candidateLocations(location: string, name: string): string[] {
  const parts = location.split('/node_modules/');
  const inner = parts.map(
    (_, index) => `${parts.slice(0, parts.length - index).join('/node_modules/')}/node_modules/${name}`,
  );
  return [...inner, `node_modules/${name}`];
}

function addMissing(lock: Lock): string[] {
  const added: string[] = [];
  for (const [location, { optionalDependencies = {} }] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(optionalDependencies)) {
      const version = range.replace(/^[\^~]/, '');
      const places = candidateLocations(location, name);
      const found = places.find((place) => lock.packages[place] !== undefined);
      if (found !== undefined && (range !== version || lock.packages[found]?.version === version)) continue;
      const place = lock.packages[`node_modules/${name}`]
        ? `${location}/node_modules/${name}`
        : `node_modules/${name}`;
      lock.packages[place] = { version, optional: true, ...platformOf(name) };
      added.push(`${name}@${version}`);
    }
  }
  return added;
}

/** The oldest Node whose npm installs the project. */
const oldestNode = '20.19.0';

function admitOlderNpm(lock: Lock): string[] {
  const refused = Object.entries(lock.packages).filter(([, { optional, os, engines }]) => {
    const ranges = engines?.node?.split('||') ?? [];
    return (
      optional && os && ranges.length > 0 && !ranges.some((range) => satisfies(oldestNode, range.trim()))
    );
  });
  for (const [, entry] of refused) delete entry.engines;
  return refused.map(([location]) => location);
}

const file = repositoryPath('package-lock.json');
const lock: Lock = JSON.parse(await readFile(file, 'utf8'));
const added = addMissing(lock);
const admitted = admitOlderNpm(lock);
if (process.argv.includes('--check')) {
  if (added.length + admitted.length > 0) {
    const names = [...added, ...admitted].join(', ');
    console.error(`package-lock.json would leave out ${names}: run "npm run complete-lock".`);
    process.exitCode = 1;
  }
} else if (added.length + admitted.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json has ${added.length} more packages of foreign platforms, and ${admitted.length} admit the Node of any npm.`,
  );
}
