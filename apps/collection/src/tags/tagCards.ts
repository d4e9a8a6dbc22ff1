import type { Tag } from '@hondana/shared/api/types';
import { plainText } from '../shared/plainText.ts';

/** Where tags come from. */
export const tagSources = ['AniDB', 'User'] as const;

export interface TagsFilter {
  readonly search: string;
  /** Sources whose box is not checked. */
  readonly hidden: ReadonlySet<string>;
  readonly spoilers: boolean;
  readonly sort: 'weight' | 'name';
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Whether a tag gives something away: of any series that has it, or of this one alone. */
export function isSpoiler({ IsSpoiler, IsLocalSpoiler }: Tag): boolean {
  return IsSpoiler || IsLocalSpoiler === true;
}

/**
 * The tags that pass the filter. The server gives them by weight, those of users last.
 */
export function shownTags(tags: readonly Tag[], { search, hidden, spoilers, sort }: TagsFilter): Tag[] {
  const wanted = plainText(search);
  const shown = tags.filter(
    (tag) => !hidden.has(tag.Source) && (spoilers || !isSpoiler(tag)) && plainText(tag.Name).includes(wanted),
  );
  return sort === 'name' ? shown.sort((a, b) => collator.compare(a.Name, b.Name)) : shown;
}

/** Tells tags apart, in addresses too: an ID alone is not enough, each source counts by itself. */
export function tagKey({ Source, ID }: Pick<Tag, 'Source' | 'ID'>): string {
  return `${Source}-${ID}`;
}
