import { mkdirSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawPicture, type Motif, motifCounts } from './artwork.ts';

/** Increment it when the drawings change, so that cached files aren't reused. */
const cacheVersion = 2;

function folder(): string {
  const own = fileURLToPath(new URL(`../../.cache/pictures-${cacheVersion}`, import.meta.url));
  try {
    mkdirSync(own, { recursive: true });
    return own;
  } catch {
    const shared = join(tmpdir(), `hondana-pictures-${cacheVersion}`);
    mkdirSync(shared, { recursive: true });
    return shared;
  }
}

let place: string | undefined;
const memory = new Map<string, Promise<Buffer>>();
const maxInMemory = 320;

async function fetchPicture(name: string, motif: Motif, variant: number): Promise<Buffer> {
  place ??= folder();
  const path = join(place, name);
  try {
    return await readFile(path);
  } catch {
    const picture = await drawPicture(motif, variant);
    const draft = `${path}.${process.pid}`;
    await writeFile(draft, picture)
      .then(() => rename(draft, path))
      .catch(() => undefined);
    return picture;
  }
}

/** Drawn once, then cached on disk and, the last few hundred, in memory. */
export function pictureFor(motif: Motif, id: number): Promise<Buffer> {
  const variant = id % motifCounts[motif];
  const name = `${motif}-${variant}.${motif === 'logo' ? 'png' : 'jpg'}`;
  let picture = memory.get(name);
  if (picture === undefined) {
    picture = fetchPicture(name, motif, variant);
    picture.catch(() => memory.delete(name));
  }
  memory.delete(name);
  memory.set(name, picture);
  if (memory.size > maxInMemory) {
    const oldest = memory.keys().next().value;
    if (oldest !== undefined) memory.delete(oldest);
  }
  return picture;
}
