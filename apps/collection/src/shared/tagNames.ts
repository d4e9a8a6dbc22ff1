import type { Tag } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';

/** The server's own message. Its comparison is case-sensitive; ours is not. */
export const duplicateName = (): string => t`Unable to create duplicate tag with the same name.`;

export function findTagByName(tags: readonly Tag[], name: string): Tag | undefined {
  const normalized = name.trim().toLowerCase();
  return tags.find(({ Name }) => Name.toLowerCase() === normalized);
}
