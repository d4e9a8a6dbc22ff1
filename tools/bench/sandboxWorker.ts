import { parentPort, workerData } from 'node:worker_threads';
import { createSandbox, type SandboxOptions } from '../../apps/sandbox/src/server.ts';
import '../test/testDay.ts';
import type { RunningSandbox } from './startSandbox.ts';

const options = workerData as SandboxOptions;
const server = createSandbox(options);
await server.listen(0);
const { library } = server.sandbox;
const counts = [
  `${library.groups.size} groups`,
  `${library.series.size} series`,
  `${library.files.size} files`,
];
const origin = `seed ${library.seed} on ${new Date().toISOString().slice(0, 10)}`;
const ready: Omit<RunningSandbox, 'close'> = {
  url: server.url,
  library: `${counts.join(', ')}, from ${origin}${options.awkward ? ', with awkward names' : ''}`,
};
parentPort?.postMessage(ready);
