/** One line of what is known about a file. */
export interface DetailFact {
  readonly name: string;
  readonly value: string;
}

/** Only the facts that have a value. */
export function known(
  facts: readonly (readonly [name: string, value: string | null | undefined | false])[],
): DetailFact[] {
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
