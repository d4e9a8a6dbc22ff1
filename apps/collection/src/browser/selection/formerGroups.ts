import type { Group } from '@hondana/shared/api/types';
import { isApiError } from '@hondana/shared/http/ApiError';
import { moveSeriesToGroup } from '@hondana/shared/resources/seriesWrites';
import { createGroup, renameGroup, setMainSeries } from '../../shared/groupWrites.ts';

/**
 * The server deletes a group that loses its last series: the first one moved back recreates it under its custom name,
 * the others follow.
 */
export function formerGroups(): (seriesId: number, former: Group) => Promise<void> {
  const successors = new Map<number, Promise<number>>();

  const recreate = async (seriesId: number, { Name, HasCustomName }: Group): Promise<number> => {
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
        // The server's response for a missing group (facts 5.5).
        if (!isApiError(error) || (error.status !== 400 && error.status !== 404)) throw error;
        const other = successors.get(ID);
        const successor = other ?? recreate(seriesId, former);
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
