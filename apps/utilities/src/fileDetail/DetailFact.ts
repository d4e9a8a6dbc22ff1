/** One line of what is known of a file. */
export interface DetailFact {
  readonly name: string;
  readonly value: string;
}

/** Those of which something is known. */
export function known(
  facts: readonly (readonly [name: string, value: string | null | undefined | false])[],
): DetailFact[] {
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
