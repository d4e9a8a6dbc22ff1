import { parentPort, workerData } from 'node:worker_threads';
import { createSandbox, type SandboxOptions } from '../../apps/sandbox/src/server.ts';

const server = createSandbox(workerData as SandboxOptions);
await server.listen(0);
parentPort?.postMessage(server.url);
