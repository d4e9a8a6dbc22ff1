import type { Tag } from '@hondana/shared/api/types';
import { collator } from '@hondana/shared/language/collator';
import { plainText } from '../shared/plainText.ts';
import { isSpoiler } from '../shared/seriesTags.ts';

export const tagSources = ['AniDB', 'User'] as const;

export interface TagsFilter {
  readonly search: string;
  /** Unchecked sources. */
  readonly hidden: ReadonlySet<string>;
  readonly spoilers: boolean;
  readonly sort: 'weight' | 'name';
}

/** The server sorts by weight, custom tags last. */
export function shownTags(tags: readonly Tag[], { search, hidden, spoilers, sort }: TagsFilter): Tag[] {
  const wanted = plainText(search);
  const shown = tags.filter(
    (tag) => !hidden.has(tag.Source) && (spoilers || !isSpoiler(tag)) && plainText(tag.Name).includes(wanted),
  );
  return sort === 'name' ? shown.sort((a, b) => collator().compare(a.Name, b.Name)) : shown;
}

/** Also used in addresses. IDs are unique only within a source. */
export function tagKey({ Source, ID }: Pick<Tag, 'Source' | 'ID'>): string {
  return `${Source}-${ID}`;
}
