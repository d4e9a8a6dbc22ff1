import { write } from '@hondana/shared/api/write';
import { filterKeys, groupKeys, seriesKeys } from '@hondana/shared/resources/queryKeys';

const groupsAndCards = () => [groupKeys.all, filterKeys.previews];

interface GroupName {
  readonly groupId: number;
  readonly name: string;
  /** Whether people chose it, rather than the server. */
  readonly isCustom: boolean;
}

/** Gives a group a name. The server takes `HasCustomName` as text (facts 5.5). */
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
  /** 0 leaves the choice to the server. */
  readonly seriesId: number;
  /** Whether people chose the group's name, rather than the server. */
  readonly hasCustomName: boolean;
}

/**
 * Makes another series of a group its main one. The server would keep the group's name and mark it as chosen, unless
 * told that it is not (seen on 5.3.3).
 */
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
  /** The first is the main one. */
  readonly seriesIds: readonly [number, ...number[]];
}

/** Makes a group of series. */
export const createGroup = write({
  method: 'POST',
  path: 'Group',
  role: 'user',
  toInput: ({ seriesIds }: NewGroup) => ({
    body: { PreferredSeriesID: seriesIds[0], SeriesIDs: [...seriesIds] },
  }),
  stale: ({ seriesIds }) => [...groupsAndCards(), ...seriesIds.map(seriesKeys.one)],
});
