import type { TagText } from '@hondana/shared/resources/tags';

/** What stands in the form. */
export interface TagDraft {
  readonly name: string;
  readonly description: string;
}

/** A new tag as the server takes it; undefined without a name. */
export function newTag({ name, description }: TagDraft): TagText | undefined {
  if (name.trim() === '') return undefined;
  return { name: name.trim(), description: description.trim() || null };
}

/**
 * What an edited tag becomes; undefined when nothing changed, or without a name. A description that was
 * emptied is sent as an empty text: the server leaves it as it was when there is none.
 */
export function changedTag(draft: TagDraft, before: TagDraft): TagText | undefined {
  const text = { name: draft.name.trim(), description: draft.description.trim() };
  const isSame = text.name === before.name && text.description === before.description;
  return text.name === '' || isSame ? undefined : text;
}
