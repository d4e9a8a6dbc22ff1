import { plural } from '@hondana/shared/ui/format';

export const relocationTitle = (series: number): string =>
  `Rename/move the files of ${plural(series, 'series', 'series')}?`;

/** For when the default renamer's name is unknown. */
export const relocationText = (files: number): string =>
  `${plural(files, 'file', 'files')} will be queued and renamed or moved using the default renamer.`;
