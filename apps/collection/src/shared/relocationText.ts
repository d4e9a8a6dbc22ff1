import { plural } from '@hondana/shared/ui/format';

/** What is asked before the files of so many series are renamed and moved. */
export const relocationTitle = (series: number): string =>
  `Rename/move the files of ${plural(series, 'series', 'series')}?`;

/** What happens then, where it is not known which renamer does it. */
export const relocationText = (files: number): string =>
  `${plural(files, 'file', 'files')} will be queued and renamed or moved using the default renamer.`;
