import type { LinkTarget } from '../manualLink/LinkDraft.ts';
import type { HandedOverFile } from '../shared/fileHandover.ts';

export function fileOf(id: number, name: string, directory = ''): HandedOverFile {
  return {
    key: String(id),
    id,
    name,
    nameOnDisk: name,
    directory,
  };
}

/** Episodes have their number as ID; other types are offset. */
export function targetOf(number: number, type = 'Episode'): LinkTarget {
  const offset = 10_000 * Math.max(0, ['Episode', 'Special', 'Credits', 'Trailer', 'Other'].indexOf(type));
  return { id: number + offset, animeId: 1, animeTitle: 'Show', type, number, title: `The ${number}` };
}
