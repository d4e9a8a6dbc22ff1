import path from 'node:path';
import type { Disk } from './disk.ts';
import { readJson } from './registry.ts';
import { parentOf } from './versions.ts';
import { writeWhole } from './wholeFile.ts';

/** A version of an app that a deployment named at some time. */
export interface Publication {
  /** Name of its folder. */
  readonly name: string;
  /** When it was published or rolled back to, in ISO 8601. Deployments of former days do not know it. */
  readonly since?: string;
}

/** Where a deployment keeps what it has named, and where former ones kept it: beside the files, for all alike. */
interface Place {
  readonly deployment: string;
  readonly files: string;
}

function fileIn(folder: string, id: string): string {
  return path.join(folder, parentOf(id), 'history.json');
}

/**
 * What of an app was published one after the other, up to the version that the registry names, the oldest first. What
 * was rolled back is not in it.
 */
export async function publications(id: string, current: string, place: Place): Promise<Publication[]> {
  type Kept = (string | Publication)[];
  const kept =
    (await readJson<Kept>(fileIn(place.deployment, id))) ?? (await readJson<Kept>(fileIn(place.files, id)));
  const history = (kept ?? []).map((one) => (typeof one === 'string' ? { name: one } : one));
  return history.slice(0, history.findLastIndex(({ name }) => name === current) + 1);
}

/** The versions that a rollback goes back to, the nearest first. */
export async function earlierVersions(id: string, current: string, place: Place): Promise<string[]> {
  return (await publications(id, current, place))
    .slice(0, -1)
    .map(({ name }) => name)
    .reverse();
}

/**
 * Notes that the registry names a version, or will: until it does, the note means nothing.
 *
 * @param before what was published up to then, the oldest first
 */
export async function notePublication(
  disk: Disk,
  id: string,
  name: string,
  { deployment, before }: Pick<Place, 'deployment'> & { readonly before: readonly Publication[] },
): Promise<void> {
  const file = fileIn(deployment, id);
  const history = [
    ...before.filter((one) => one.name !== name),
    { name, since: new Date().toISOString() } satisfies Publication,
  ];
  await disk.makeFolder(path.dirname(file));
  await writeWhole(disk, file, `${JSON.stringify(history)}\n`);
}
