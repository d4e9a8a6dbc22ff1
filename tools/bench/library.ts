import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';

/** About 1,500 groups. */
export const library: SandboxOptions = { series: 2600, looseFiles: 500 };
