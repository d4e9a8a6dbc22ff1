const words = [
  // What came of a script is empty, and not what was promised.
  /None of the “sha384” hashes .* The computed hash is “OLBgp1GsljhM2TJ/,
  /^Image corrupt or truncated/,
];

/** Whether it is Firefox's own word about a file that it stops loading because the page is left, or that is cut off. */
export function isCutOff(text: string): boolean {
  return words.some((word) => word.test(text));
}
