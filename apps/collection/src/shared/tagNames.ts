import type { Tag } from '@hondana/shared/api/types';

/** The server's own message. Its comparison is case-sensitive; ours is not. */
export const duplicateName = 'Unable to create duplicate tag with the same name.';

export function findTagByName(tags: readonly Tag[], name: string): Tag | undefined {
  const normalized = name.trim().toLowerCase();
  return tags.find(({ Name }) => Name.toLowerCase() === normalized);
}
