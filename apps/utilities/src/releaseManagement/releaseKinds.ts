import type { TextDescriptor } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';
import type { ReleaseMatter } from './releaseManagement.ts';

export interface ReleaseKind {
  readonly name: 'multiples' | 'duplicates' | 'missing';
  /** URL segment. */
  readonly path: 'multiples' | 'duplicates' | 'missing-episodes';
  readonly label: TextDescriptor;
  readonly matter: ReleaseMatter;
  /** Shown while the server, which takes long, prepares a page of series. */
  readonly serverWork?: TextDescriptor;
  readonly empty: TextDescriptor;
  readonly emptyText: TextDescriptor;
  /** The error title, as in the catalogue. */
  readonly failed?: TextDescriptor;
}

export const releaseKinds: readonly ReleaseKind[] = [
  {
    name: 'multiples',
    path: 'multiples',
    label: msg`Multiples`,
    matter: 'MultipleReleases',
    serverWork: msg`The server is looking through all series for multiple releases…`,
    empty: msg`No series with multiple releases!`,
    emptyText: msg`Series with several files for an episode appear here.`,
  },
  {
    name: 'duplicates',
    path: 'duplicates',
    label: msg`Duplicates`,
    matter: 'DuplicateFiles',
    serverWork: msg`The server is looking through all series for duplicate files…`,
    empty: msg`No series with duplicate files!`,
    emptyText: msg`Series with files in several locations appear here.`,
    failed: msg`Duplicate files could not be deleted!`,
  },
  {
    name: 'missing',
    path: 'missing-episodes',
    label: msg`Missing Episodes`,
    matter: 'MissingEpisodes',
    empty: msg`No series with missing episodes!`,
    emptyText: msg`Series with aired episodes that have no file appear here.`,
  },
];
