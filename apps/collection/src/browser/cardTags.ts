import type { Tag } from '@hondana/shared/api/types';

/** Tags on a card. */
const limit = 10;

/** Which tags the person wants to see on list cards. */
export interface TagOptions {
  readonly showTopTags: boolean;
  readonly showCustomTags: boolean;
}

/**
 * At most ten tags for a card: the person's own, and as many of AniDB's weightiest as there is room for, sorted
 * by source.
 */
export function cardTags(tags: readonly Tag[], { showTopTags, showCustomTags }: TagOptions): Tag[] {
  const own = showCustomTags ? tags.filter(({ Source }) => Source === 'User').slice(0, limit) : [];
  const top = showTopTags
    ? tags.filter(
        ({ Source, IsSpoiler, IsLocalSpoiler }) => Source !== 'User' && !IsSpoiler && !IsLocalSpoiler,
      )
    : [];
  return [...top.slice(0, limit - own.length), ...own];
}
