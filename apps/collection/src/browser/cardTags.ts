import type { Tag } from '@hondana/shared/api/types';
import { isSpoiler } from '../shared/seriesTags.ts';

const maxTags = 10;

export interface TagOptions {
  readonly showTopTags: boolean;
  readonly showCustomTags: boolean;
}

/** Custom tags take precedence; AniDB's weightiest fill the rest. */
export function cardTags(tags: readonly Tag[], { showTopTags, showCustomTags }: TagOptions): Tag[] {
  const own = showCustomTags ? tags.filter(({ Source }) => Source === 'User').slice(0, maxTags) : [];
  const top = showTopTags ? tags.filter((tag) => tag.Source !== 'User' && !isSpoiler(tag)) : [];
  return [...top.slice(0, maxTags - own.length), ...own];
}
