import { tagDescription } from '../generate/tagCatalogue.ts';
import type { AnidbTag, SeriesTag, TagKind, UserTag } from '../model/types.ts';
import { isoMoment } from './times.ts';

interface TagParts {
  readonly description: boolean;
  /** Number of series with the tag, if requested. */
  readonly size?: number;
  /** `size`, under the name that rankings use. */
  readonly weight?: number;
}

const updated = Date.UTC(2026, 10, 21, 5, 38, 33);

/** `on` adds what only applies to one series. */
export function presentAnidbTag(tag: AnidbTag, parts: TagParts, on?: SeriesTag) {
  return {
    ID: tag.id,
    ParentID: tag.parentId,
    Name: tag.name,
    ...(parts.description ? { Description: tagDescription(tag) } : {}),
    IsVerified: tag.isVerified,
    IsSpoiler: tag.isSpoiler,
    ...(on === undefined ? {} : { IsLocalSpoiler: on.isLocalSpoiler, Weight: on.weight }),
    ...(parts.weight === undefined ? {} : { Weight: parts.weight }),
    ...(parts.size === undefined ? {} : { Size: parts.size }),
    LastUpdated: isoMoment(updated),
    Source: 'AniDB',
  };
}

export function presentUserTag(tag: UserTag, parts: TagParts) {
  return {
    ID: tag.id,
    ParentID: null,
    Name: tag.name,
    ...(parts.description && tag.description !== null ? { Description: tag.description } : {}),
    IsSpoiler: false,
    ...(parts.size === undefined ? {} : { Size: parts.size }),
    Source: 'User',
  };
}

const bits: Partial<Record<TagKind, number>> = {
  AnidbInternal: 1,
  ArtStyle: 2,
  Source: 4,
  Misc: 8,
  Plot: 16,
  Setting: 32,
  Programming: 64,
};
const genreBit = 128;
const userBit = 2 ** 30;
const invertBit = 2 ** 31;

const has = (filter: number, bit: number) => Math.floor(filter / bit) % 2 === 1;

export function hidesUserTags(filter: number): boolean {
  return has(filter, userBit) !== has(filter, invertBit);
}

/** Each bit hides its kind; the highest inverts the filter. The genre bit only matters when inverted. */
export function passesTagFilter(kind: TagKind, filter: number): boolean {
  const inverted = has(filter, invertBit);
  if (kind === 'Genre') return inverted ? has(filter, genreBit) : true;
  const bit = bits[kind];
  const named = bit !== undefined && has(filter, bit);
  return inverted ? named : !named;
}
