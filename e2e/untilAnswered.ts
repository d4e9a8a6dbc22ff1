import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Waits until a program answers at an address; the returned function ends it. */
export async function untilAnswered(
  name: string,
  child: ChildProcessWithoutNullStreams,
  probe: string,
): Promise<() => Promise<void>> {
  let output = '';
  child.stderr.on('data', (text) => {
    output += text;
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${output}`);
    const isUp = await fetch(probe).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await delay(20);
  }
  return async () => {
    child.kill();
    await ended;
  };
}
