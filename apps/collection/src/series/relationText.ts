/** Splits the server's single word: `SideStory` becomes `Side Story`. */
export function relationText(relation: string): string {
  return relation.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
