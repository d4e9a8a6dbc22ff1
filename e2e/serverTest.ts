import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { createCheckedSandbox } from '../apps/sandbox/src/contract/checkedSandbox.ts';
import type { SandboxOptions, SandboxServer } from '../apps/sandbox/src/server.ts';
import { repositoryPath } from '../tools/build/paths.ts';
import { newDeployment } from '../tools/publish/newDeployment.ts';

export interface ServerFixtures {
  /** What the sandbox of this file is made of. */
  sandboxOptions: SandboxOptions;
  /** A copy of the built interface, which the test may change. */
  deployment: string;
  /** A sandbox of the test's own, serving that copy. */
  server: SandboxServer;
}

/** Playwright's test with a sandbox, and with no browser of its own. */
export const serverTest = base.extend<ServerFixtures>({
  sandboxOptions: [{ series: 260, pace: 'reference' }, { option: true }],
  deployment: async ({ sandboxOptions }, provide) => {
    const deployment = mkdtempSync(path.join(tmpdir(), 'hondana-'));
    // Synchronously: it takes a quarter of the time, and nothing else goes on meanwhile.
    cpSync(repositoryPath('dist/webui'), deployment, { recursive: true });
    // A host of files has a page that does not ask for what may be missing.
    if (sandboxOptions.hosting === 'cdn') await newDeployment(deployment);
    await provide(deployment);
    rmSync(deployment, { recursive: true });
  },
  server: async ({ sandboxOptions, deployment }, provide) => {
    // Release pages that cannot be reached make the server answer 500, which every browser reports.
    const server = createCheckedSandbox({ webui: deployment, updates: 'nothing-new', ...sandboxOptions });
    await server.listen(0);
    await provide(server);
    const unknown = server.sandbox.requests.find().filter(({ isUnknown }) => isUnknown);
    await server.close();
    expect(
      unknown.map(({ method, path: asked }) => `${method} ${asked}`),
      'calls that the sandbox does not have',
    ).toEqual([]);
  },
});
