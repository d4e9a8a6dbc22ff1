import type { TagText } from '@hondana/shared/resources/tags';

export interface TagDraft {
  readonly name: string;
  readonly description: string;
}

/** Undefined without a name. */
export function newTag({ name, description }: TagDraft): TagText | undefined {
  if (name.trim() === '') return undefined;
  return { name: name.trim(), description: description.trim() || null };
}

/**
 * Undefined when nothing changed, or without a name. An emptied description is sent as an empty text: without one, the
 * server keeps the old description.
 */
export function changedTag(draft: TagDraft, before: TagDraft): TagText | undefined {
  const text = { name: draft.name.trim(), description: draft.description.trim() };
  const isSame = text.name === before.name && text.description === before.description;
  return text.name === '' || isSame ? undefined : text;
}
