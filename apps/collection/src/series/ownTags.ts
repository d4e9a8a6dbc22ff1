/** What the server answers for none: one tag that is empty, or the text of an empty list. */
const placeholders: ReadonlySet<string> = new Set(['', '[]']);

/** The user's own tags, as the server answers them. */
export function ownTagsOf(answered: readonly string[]): readonly string[] {
  return answered.filter((tag) => !placeholders.has(tag));
}

/** Undefined when nothing is to be added: it is blank, or there already, in whatever case. */
export function withOwnTag(tags: readonly string[], typed: string): readonly string[] | undefined {
  const tag = typed.trim();
  const isKnown = tags.some((one) => one.toLowerCase() === tag.toLowerCase());
  return placeholders.has(tag) || isKnown ? undefined : [...tags, tag];
}
