import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { repositoryPath } from '../build/paths.ts';
import { readRelease } from './versions.ts';

/** The last release as it is kept: `apps/<app>/dist` of each app, all of it text. */
interface KeptRelease {
  readonly [app: string]: { readonly [file: string]: string };
}

const keptFile = repositoryPath('e2e/fixtures/last-release.json.br');

/** Keeps builds for the journeys that mix them with later ones. @returns the size of what is kept, in bytes. */
export async function keepRelease(builds: Readonly<Record<string, string>>): Promise<number> {
  const kept: Record<string, Record<string, string>> = {};
  for (const [app, folder] of Object.entries(builds)) {
    const { descriptor, files } = await readRelease(folder);
    kept[app] = { 'descriptor.json': JSON.stringify(descriptor) };
    for (const [name, content] of files)
      Object.assign(kept[app], { [`files/${name}`]: content.toString('utf8') });
  }
  const content = Buffer.from(JSON.stringify(kept satisfies KeptRelease));
  const packed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await mkdir(path.dirname(keptFile), { recursive: true });
  await writeFile(keptFile, packed);
  return packed.length;
}

/** Unpacks the last release. @returns the folder of each app's build, ready to be published. */
export async function unpackLastRelease(into: string): Promise<Readonly<Record<string, string>>> {
  const kept: KeptRelease = JSON.parse(String(await promisify(brotliDecompress)(await readFile(keptFile))));
  const builds: Record<string, string> = {};
  for (const [app, files] of Object.entries(kept)) {
    builds[app] = path.join(into, app);
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(into, app, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  return builds;
}
