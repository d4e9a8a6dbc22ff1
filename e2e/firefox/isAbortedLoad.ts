const words = [
  // The hash of an empty script.
  /None of the “sha384” hashes .* The computed hash is “OLBgp1GsljhM2TJ/,
  /^Image corrupt or truncated/,
];

/** Firefox's own errors for files that stop loading when the page is left or the connection drops. */
export function isAbortedLoad(text: string): boolean {
  return words.some((word) => word.test(text));
}
