import { write } from '@hondana/shared/api/write';
import { filterKeys, groupKeys, seriesKeys } from '@hondana/shared/queryKeys';

const groupsAndCards = () => [groupKeys.all, filterKeys.previews];

interface GroupName {
  readonly groupId: number;
  readonly name: string;
  readonly isCustom: boolean;
}

/** The server takes `HasCustomName` as text (facts 5.5). */
export const renameGroup = write({
  method: 'PATCH',
  path: 'Group/{groupId}',
  role: 'user',
  toInput: ({ groupId, name, isCustom }: GroupName) => ({
    groupId,
    body: [
      { op: 'replace', path: '/Name', value: name },
      { op: 'replace', path: '/HasCustomName', value: String(isCustom) },
    ],
  }),
  stale: groupsAndCards,
});

interface MainSeries {
  readonly groupId: number;
  /** 0 lets the server choose. */
  readonly seriesId: number;
  readonly hasCustomName: boolean;
}

/** Unless told that the name isn't custom, the server keeps it and marks it as custom (seen on 5.3.3). */
export const setMainSeries = write({
  method: 'PATCH',
  path: 'Group/{groupId}',
  role: 'user',
  toInput: ({ groupId, seriesId, hasCustomName }: MainSeries) => ({
    groupId,
    body: [
      { op: 'replace', path: '/PreferredSeriesID', value: seriesId },
      ...(hasCustomName ? [] : [{ op: 'replace', path: '/HasCustomName', value: 'false' }]),
    ],
  }),
  stale: groupsAndCards,
});

interface NewGroup {
  /** The first becomes the main series. */
  readonly seriesIds: readonly [number, ...number[]];
}

export const createGroup = write({
  method: 'POST',
  path: 'Group',
  role: 'user',
  toInput: ({ seriesIds }: NewGroup) => ({
    body: { PreferredSeriesID: seriesIds[0], SeriesIDs: [...seriesIds] },
  }),
  stale: ({ seriesIds }) => [...groupsAndCards(), ...seriesIds.map(seriesKeys.one)],
});
