import { plural, t } from '@lingui/core/macro';

export const relocationTitle = (series: number): string =>
  t`Rename/move the files of ${plural(series, { one: '# series', other: '# series' })}?`;

/** For when the default renamer's name is unknown. */
export const relocationText = (files: number): string =>
  t`${plural(files, { one: '# file', other: '# files' })} will be queued and renamed or moved using the default renamer.`;
