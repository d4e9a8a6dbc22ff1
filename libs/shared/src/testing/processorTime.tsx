/**
 * Milliseconds of the processor's time that something takes in Node, whatever else the machine does.
 *
 * @example expect(processorTime(() => parse(text))).toBeLessThan(1000)
 */
export function processorTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
