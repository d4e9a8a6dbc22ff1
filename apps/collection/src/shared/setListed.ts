/** Adds a value of a parameter that may stand several times, or takes it away. */
export function setListed(parameters: URLSearchParams, name: string, value: string, listed: boolean): void {
  const others = parameters.getAll(name).filter((one) => one !== value);
  parameters.delete(name);
  for (const one of listed ? [...others, value] : others) parameters.append(name, one);
}
