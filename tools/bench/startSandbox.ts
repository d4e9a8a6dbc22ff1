import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';

export interface RunningSandbox {
  readonly url: string;
  /** Size and origin of the library: figures of two libraries cannot be compared. */
  readonly library: string;
  close(): Promise<void>;
}

/** In a separate thread, so that its work does not delay the simulated wheel. */
export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const worker = new Worker(new URL('./sandboxWorker.ts', import.meta.url), { workerData: options });
  const [ready]: Omit<RunningSandbox, 'close'>[] = await once(worker, 'message');
  if (!ready) throw new Error('The sandbox reported no address.');
  return {
    ...ready,
    close: async () => {
      await worker.terminate();
    },
  };
}
