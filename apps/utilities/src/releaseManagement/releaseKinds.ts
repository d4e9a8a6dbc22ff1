import type { ReleaseMatter } from './releaseManagement.ts';

/** One of the tabs of Release Management. */
export interface ReleaseKind {
  readonly name: 'multiples' | 'duplicates' | 'missing';
  /** Its part of the address. */
  readonly path: 'multiples' | 'duplicates' | 'missing-episodes';
  readonly label: string;
  readonly matter: ReleaseMatter;
  /** What the server does for each page of the series, where that takes it long. */
  readonly serverWork?: string;
  readonly empty: string;
  readonly emptyText: string;
  /** The error when a decision could not be carried out, in the words of the catalogue. */
  readonly failed?: string;
}

export const releaseKinds: readonly ReleaseKind[] = [
  {
    name: 'multiples',
    path: 'multiples',
    label: 'Multiples',
    matter: 'MultipleReleases',
    serverWork: 'The server is looking through all series for multiple releases…',
    empty: 'No series with multiple releases!',
    emptyText: 'Series with several files for an episode appear here.',
  },
  {
    name: 'duplicates',
    path: 'duplicates',
    label: 'Duplicates',
    matter: 'DuplicateFiles',
    serverWork: 'The server is looking through all series for duplicate files…',
    empty: 'No series with duplicate files!',
    emptyText: 'Series with files in several locations appear here.',
    failed: 'Duplicate files could not be deleted!',
  },
  {
    name: 'missing',
    path: 'missing-episodes',
    label: 'Missing Episodes',
    matter: 'MissingEpisodes',
    empty: 'No series with missing episodes!',
    emptyText: 'Series with aired episodes that have no file appear here.',
  },
];
