import type { FileFacts } from '../shared/fileFacts.ts';
import type { LinkTarget } from './LinkDraft.ts';

/** A file as the lists have it, for tests. */
export function fileOf(id: number, name: string, directory = ''): FileFacts {
  return {
    key: String(id),
    id,
    name,
    nameOnDisk: name,
    directory,
    folderId: 1,
    size: 1,
    crc32: '',
    ed2k: '',
    created: '2026-01-01T00:00:00Z',
    seriesId: undefined,
    dump: { Status: null } as FileFacts['dump'],
  };
}

/** An episode of a show, for tests; its number is its ID. */
export function targetOf(number: number, type = 'Episode'): LinkTarget {
  const offset = type === 'Episode' ? 0 : 10_000;
  return { id: number + offset, animeId: 1, animeTitle: 'Show', type, number, title: `The ${number}` };
}
