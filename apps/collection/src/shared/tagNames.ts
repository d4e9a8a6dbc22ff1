import type { Tag } from '@hondana/shared/api/types';

/** What the server says of a name that another tag has. It compares letter by letter; people do not. */
export const duplicateName = 'Unable to create duplicate tag with the same name.';

/** The tag with a name, in capitals or not. */
export function tagNamed(tags: readonly Tag[], name: string): Tag | undefined {
  const sought = name.trim().toLowerCase();
  return tags.find(({ Name }) => Name.toLowerCase() === sought);
}
