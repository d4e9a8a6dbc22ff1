import path from 'node:path';
import type { Disk } from './disk.ts';
import { readJson } from './readJson.ts';
import { parentOf } from './versions.ts';
import { writeAtomically } from './wholeFile.ts';

export interface Publication {
  readonly name: string;
  /** When it was published or rolled back to, in ISO 8601. Old deployments didn't record it. */
  readonly since?: string;
}

/** The history is in the deployment; old ones kept it beside the files. */
interface Place {
  readonly deployment: string;
  readonly files: string;
}

function fileIn(folder: string, id: string): string {
  return path.join(folder, parentOf(id), 'history.json');
}

/** Oldest first, up to the version that the registry names. Versions that were rolled back are left out. */
export async function publications(id: string, current: string, place: Place): Promise<Publication[]> {
  type Stored = (string | Publication)[];
  const stored =
    (await readJson<Stored>(fileIn(place.deployment, id))) ??
    (await readJson<Stored>(fileIn(place.files, id)));
  const history = (stored ?? []).map((one) => (typeof one === 'string' ? { name: one } : one));
  return history.slice(0, history.findLastIndex(({ name }) => name === current) + 1);
}

export async function earlierVersions(id: string, current: string, place: Place): Promise<string[]> {
  return (await publications(id, current, place))
    .slice(0, -1)
    .map(({ name }) => name)
    .reverse();
}

/** Harmless when the registry never names the version. */
export async function recordPublication(
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
  await writeAtomically(disk, file, `${JSON.stringify(history)}\n`);
}
