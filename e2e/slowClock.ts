/** Keeps the timeout for an incomplete screen from firing. Serialized, so it may use nothing outside itself. */
export function slowClock(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 100;
}
