import type { RunningSandbox } from './startSandbox.ts';

/**
 * Measures builds in turns, so that whatever else the machine does is shared; answers the samples of each. The first
 * turn makes pictures and warms the server, and is not counted.
 */
export async function alternately<T>(
  servers: readonly RunningSandbox[],
  runs: number,
  measure: (server: RunningSandbox) => Promise<T>,
): Promise<T[][]> {
  const samples = servers.map((): T[] => []);
  for (let run = -1; run < runs; run++) {
    for (const [index, server] of servers.entries()) {
      const sample = await measure(server);
      if (run >= 0) samples[index]?.push(sample);
    }
  }
  return samples;
}
