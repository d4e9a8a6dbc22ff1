import { plural, t } from '@lingui/core/macro';
/** Of counts that stand alone. Within a sentence, the number is a part of its text. */
export const seriesText = (count: number): string =>
  t`${plural(count, { one: '# series', other: '# series' })}`;

export const groupsText = (count: number): string =>
  t`${plural(count, { one: '# group', other: '# groups' })}`;

export const filesText = (count: number): string => t`${plural(count, { one: '# file', other: '# files' })}`;

export const episodesText = (count: number): string =>
  t`${plural(count, { one: '# episode', other: '# episodes' })}`;

export const missingEpisodesText = (count: number): string =>
  t`${plural(count, { one: '# episode', other: '# episodes' })} missing`;

/** In title case. */
export const episodesTitle = (count: number): string =>
  t`${plural(count, { one: '# Episode', other: '# Episodes' })}`;
