import { sortName } from '../filters/filterEngine.ts';
import { descriptionOf } from '../model/seriesText.ts';
import type { Group } from '../model/types.ts';
import { presentDefaultImages } from './presentImages.ts';
import { presentGroupSizes } from './presentSizes.ts';
import { isoMoment } from './times.ts';
import type { View } from './view.ts';

export function presentGroup(view: View, group: Group, randomImages = false) {
  const main = view.library.mainSeries(group);
  const name = view.library.groupName(group);
  return {
    IDs: {
      PreferredSeries: group.preferredSeriesId,
      MainSeries: main?.id ?? 0,
      ...(view.isOld ? {} : { MainAnime: main?.anidb ?? 0 }),
      ParentGroup: group.parentId,
      TopLevelGroup: view.library.topLevelOf(group).id,
      ID: group.id,
    },
    SortName: sortName(name),
    Description: group.customDescription ?? (main === undefined ? '' : descriptionOf(main.anidb)),
    HasCustomName: group.customName !== null,
    HasCustomDescription: group.customDescription !== null,
    Images: presentDefaultImages(view, main, randomImages),
    Sizes: presentGroupSizes(view, group),
    ...(view.isSince6 ? { TotalSize: view.library.allSeriesOf(group).length } : {}),
    Created: isoMoment(group.created),
    Updated: isoMoment(group.updated),
    Name: name,
    Size: group.seriesIds.length,
  };
}
