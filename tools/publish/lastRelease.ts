import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants } from 'node:zlib';
import { repositoryPath } from '../build/paths.ts';
import { readRelease } from './versions.ts';

/** `apps/<app>/dist` of each app; all files are text. */
interface KeptRelease {
  readonly [app: string]: { readonly [file: string]: string };
}

const keptFile = repositoryPath('e2e/fixtures/last-release.json.br');

/** @returns the size in bytes */
export async function keepRelease(builds: Readonly<Record<string, string>>): Promise<number> {
  const builtFiles: Record<string, Record<string, string>> = {};
  for (const [app, folder] of Object.entries(builds)) {
    const { descriptor, files } = await readRelease(folder);
    builtFiles[app] = { 'descriptor.json': JSON.stringify(descriptor) };
    for (const [name, content] of files)
      Object.assign(builtFiles[app], { [`files/${name}`]: content.toString('utf8') });
  }
  const content = Buffer.from(JSON.stringify(builtFiles satisfies KeptRelease));
  const packed = await promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });
  await mkdir(path.dirname(keptFile), { recursive: true });
  await writeFile(keptFile, packed);
  return packed.length;
}

/** @returns the folder of each app's build */
export async function unpackLastRelease(into: string): Promise<Readonly<Record<string, string>>> {
  const builtFiles: KeptRelease = JSON.parse(
    String(await promisify(brotliDecompress)(await readFile(keptFile))),
  );
  const builds: Record<string, string> = {};
  for (const [app, files] of Object.entries(builtFiles)) {
    builds[app] = path.join(into, app);
    for (const [name, content] of Object.entries(files)) {
      const file = path.join(into, app, name);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, content);
    }
  }
  return builds;
}
