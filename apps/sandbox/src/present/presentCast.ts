import { hash, pickBy } from '../generate/random.ts';
import { descriptionSentences } from '../generate/words.ts';
import { anidbPicture } from '../model/pictures.ts';
import type { CastMember, Creator } from '../model/types.ts';
import { presentImage } from './presentImages.ts';
import { isoMoment } from './times.ts';
import type { View } from './view.ts';

/** When people were last fetched from AniDB. */
const fetched = Date.UTC(2026, 10, 21, 5, 38, 33);

export function presentCreator(view: View, creator: Creator) {
  return {
    ID: creator.id,
    Type: creator.type,
    Name: creator.name,
    AlternateName: creator.originalName,
    Description: '',
    Image: creator.hasImage ? presentImage(view, anidbPicture('Staff', creator.id)) : null,
  };
}

export function presentRole(view: View, member: CastMember) {
  const { character } = member;
  return {
    ...(character === null
      ? {}
      : {
          Character: {
            ID: character.id,
            Name: character.name,
            AlternateName: character.originalName,
            Description: pickBy(descriptionSentences, hash(character.id, 831)),
            Image: character.hasImage ? presentImage(view, anidbPicture('Character', character.id)) : null,
          },
        }),
    Staff: presentCreator(view, member.staff),
    RoleName: member.role,
    RoleDetails: member.details,
  };
}

/** As AniDB's own list has them. */
export function presentAnidbCreator(view: View, creator: Creator) {
  return {
    ID: creator.id,
    Name: creator.name,
    OriginalName: creator.originalName,
    Type: creator.type,
    EnglishHomepageUrl: null,
    JapaneseHomepageUrl: null,
    EnglishWikiUrl: null,
    JapaneseWikiUrl: null,
    LastUpdatedAt: isoMoment(fetched),
    Image: creator.hasImage ? presentImage(view, anidbPicture('Staff', creator.id)) : null,
    ...(view.isSince6 ? { Links: [] } : {}),
  };
}
