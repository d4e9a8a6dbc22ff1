/**
 * A relation's name as words: the server writes it in one.
 *
 * @example relationText('SideStory') // 'Side Story'
 */
export function relationText(relation: string): string {
  return relation.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
