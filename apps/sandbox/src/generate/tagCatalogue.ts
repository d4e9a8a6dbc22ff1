import type { AnidbTag, TagKind } from '../model/types.ts';
import catalogue from './tagCatalogue.json' with { type: 'json' };

interface KindOfTags {
  readonly parentId: number;
  readonly description: string;
  readonly names: readonly string[];
}

const kinds: Readonly<Record<TagKind, KindOfTags>> = catalogue.kinds;
const unverified = new Set(catalogue.unverified);
const spoilers = new Set(catalogue.spoilers);

/** AniDB tags that the library uses, with IDs from 2800. */
export const tagCatalogue: readonly AnidbTag[] = (Object.keys(kinds) as TagKind[])
  .flatMap((kind) => kinds[kind].names.map((name) => ({ kind, parentId: kinds[kind].parentId, name })))
  .map(({ kind, parentId, name }, index) => ({
    id: 2800 + index,
    parentId,
    name,
    kind,
    isVerified: !unverified.has(name),
    isSpoiler: spoilers.has(name),
  }));

/** With the markup of AniDB's texts. */
export function tagDescription(tag: AnidbTag): string {
  return `${kinds[tag.kind].description} See also [i]${tag.name}[/i] and http://anidb.net/tag${tag.parentId} [parent tag].`;
}
