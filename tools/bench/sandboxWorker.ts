import { parentPort, workerData } from 'node:worker_threads';
import { createSandbox, type SandboxOptions } from '../../apps/sandbox/src/server.ts';
import '../test/testDay.ts';
import type { RunningSandbox } from './startSandbox.ts';

const server = createSandbox(workerData as SandboxOptions);
await server.listen(0);
const { groups, series, files, seed } = server.sandbox.library;
const day = new Date().toISOString().slice(0, 10);
const ready: Omit<RunningSandbox, 'close'> = {
  url: server.url,
  library: `${groups.size} groups, ${series.size} series, ${files.size} files, from seed ${seed} on ${day}`,
};
parentPort?.postMessage(ready);
