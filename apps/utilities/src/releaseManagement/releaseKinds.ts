import type { ServerSide } from '@hondana/shared/api/serverVersion';
import type { ReleaseMatter } from './releaseManagement.ts';

export interface ReleaseKind {
  readonly name: 'multiples' | 'duplicates' | 'missing';
  /** URL segment. */
  readonly path: 'multiples' | 'duplicates' | 'missing-episodes';
  readonly label: string;
  readonly matter: ReleaseMatter;
  /** Shown while the server, which takes long, prepares a page of series. */
  readonly serverWork?: string;
  readonly empty: string;
  readonly emptyText: string;
  /** The error title, as in the catalogue. */
  readonly failed?: string;
  /** The servers that have it; all when omitted. */
  readonly side?: ServerSide;
}

export const releaseKinds: readonly ReleaseKind[] = [
  {
    name: 'multiples',
    path: 'multiples',
    label: 'Multiples',
    matter: 'MultipleReleases',
    side: 'before6',
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

export function releaseKindsOn(server: ServerSide): readonly ReleaseKind[] {
  return releaseKinds.filter(({ side = server }) => side === server);
}
