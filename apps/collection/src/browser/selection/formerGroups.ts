import { isApiError } from '@hondana/shared/api/ApiError';
import type { Group } from '@hondana/shared/api/types';
import { moveSeriesToGroup } from '@hondana/shared/resources/seriesWrites';
import { createGroup, renameGroup, setMainSeries } from '../../shared/groupWrites.ts';

/**
 * Puts series back into the groups that they were in. A group that has lost its last series is gone from the
 * server: the first of its series creates it again, under the name that people gave it, and the others follow.
 *
 * @example
 * const moveBack = formerGroups();
 * await moveBack(1031, groupBefore);
 */
export function formerGroups(): (seriesId: number, former: Group) => Promise<void> {
  const successors = new Map<number, Promise<number>>();

  const begin = async (seriesId: number, { Name, HasCustomName }: Group): Promise<number> => {
    const { IDs } = await createGroup.send({ seriesIds: [seriesId] });
    if (HasCustomName) await renameGroup.send({ groupId: IDs.ID, name: Name, isCustom: true });
    return IDs.ID;
  };

  return async (seriesId, former) => {
    const { ID, PreferredSeries } = former.IDs;
    let target = await successors.get(ID);
    if (target === undefined) {
      try {
        await moveSeriesToGroup.send({ seriesId, groupId: ID });
        target = ID;
      } catch (error) {
        // The server's word for a group that is not there (facts 5.5).
        if (!isApiError(error) || (error.status !== 400 && error.status !== 404)) throw error;
        const other = successors.get(ID);
        const successor = other ?? begin(seriesId, former);
        successors.set(ID, successor);
        target = await successor;
        if (other) await moveSeriesToGroup.send({ seriesId, groupId: target });
      }
    } else await moveSeriesToGroup.send({ seriesId, groupId: target });
    if (PreferredSeries === seriesId) {
      const { HasCustomName: hasCustomName } = former;
      await setMainSeries.send({ groupId: target, seriesId, hasCustomName });
    }
  };
}
