import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';

export interface RunningSandbox {
  readonly url: string;
  close(): Promise<void>;
}

/** A sandbox in a thread of its own, so that its work does not delay the hand on the wheel. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const worker = new Worker(new URL('./sandboxWorker.ts', import.meta.url), { workerData: options });
  const [url] = await once(worker, 'message');
  return {
    url: String(url),
    close: async () => {
      await worker.terminate();
    },
  };
}
