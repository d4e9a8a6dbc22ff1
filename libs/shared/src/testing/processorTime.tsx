/**
 * CPU time of a function in Node in milliseconds, independent of the machine's load.
 * @example expect(processorTime(() => parse(text))).toBeLessThan(1000)
 */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
