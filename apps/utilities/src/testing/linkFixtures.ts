import type { LinkTarget } from '../manualLink/LinkDraft.ts';
import type { HandedOverFile } from '../shared/fileHandover.ts';

/** A file as in the lists, for tests. */
export function fileOf(id: number, name: string, directory = ''): HandedOverFile {
  return {
    key: String(id),
    id,
    name,
    nameOnDisk: name,
    directory,
  };
}

/** An episode of a show, for tests; its number is its ID. */
export function targetOf(number: number, type = 'Episode'): LinkTarget {
  const offset = 10_000 * Math.max(0, ['Episode', 'Special', 'Credits', 'Trailer', 'Other'].indexOf(type));
  return { id: number + offset, animeId: 1, animeTitle: 'Show', type, number, title: `The ${number}` };
}
