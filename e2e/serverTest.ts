import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createCheckedSandbox } from '../apps/sandbox/src/reference/checkedSandbox.ts';
import type { SandboxOptions, SandboxServer } from '../apps/sandbox/src/server.ts';
import { repositoryPath } from '../tools/build/paths.ts';
import { newDeployment } from '../tools/publish/newDeployment.ts';

export interface ServerFixtures {
  sandboxOptions: SandboxOptions;
  deployment: string;
  server: SandboxServer;
}

export const serverTest = base.extend<ServerFixtures>({
  sandboxOptions: [{ series: 260, pace: 'reference' }, { option: true }],
  deployment: async ({ sandboxOptions }, provide) => {
    const deployment = mkdtempSync(path.join(tmpdir(), 'hondana-'));
    // Synchronous: takes a quarter of the time, and nothing else runs meanwhile.
    cpSync(repositoryPath('dist/webui'), deployment, { recursive: true });
    // A static host's page doesn't request additions, which may be missing.
    if (sandboxOptions.hosting === 'cdn') await newDeployment(deployment);
    await provide(deployment);
    rmSync(deployment, { recursive: true });
  },
  server: async ({ sandboxOptions, deployment }, provide) => {
    // A failed version check would be a 500, which every browser logs.
    const server = createCheckedSandbox({ webui: deployment, updates: 'nothing-new', ...sandboxOptions });
    await server.listen(0);
    await provide(server);
    const unknown = server.sandbox.requests.find().filter(({ isUnknown }) => isUnknown);
    await server.close();
    expect(
      unknown.map(({ method, path: requestedPath }) => `${method} ${requestedPath}`),
      'calls that the sandbox does not have',
    ).toEqual([]);
  },
});
