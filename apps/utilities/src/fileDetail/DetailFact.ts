export interface DetailFact {
  readonly name: string;
  readonly value: string;
}

/** Drops facts without a value. */
export function known(
  facts: readonly (readonly [name: string, value: string | null | undefined | false])[],
): DetailFact[] {
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}
