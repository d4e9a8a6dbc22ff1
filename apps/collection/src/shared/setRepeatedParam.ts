/** Adds or removes one value of a repeated parameter. */
export function setRepeatedParam(
  parameters: URLSearchParams,
  name: string,
  value: string,
  listed: boolean,
): void {
  const others = parameters.getAll(name).filter((one) => one !== value);
  parameters.delete(name);
  for (const one of listed ? [...others, value] : others) parameters.append(name, one);
}
