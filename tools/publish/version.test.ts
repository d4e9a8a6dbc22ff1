import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { renderPage } from './page.ts';

test('keeps a Shoko Server from replacing the interface by its own', () => {
  const { version } = JSON.parse(readFileSync(repositoryPath('package.json'), 'utf8'));
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(Number(version.split('.')[0])).toBeGreaterThanOrEqual(10);
});

test('allows two inline scripts by hash, and nothing unsafe in script-src', async () => {
  const page = await renderPage();
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(page.match(/<script/g)).toHaveLength(2);
  expect(policy).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+' 'strict-dynamic';/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
});

test('contains the literal that the server replaces by its prefix exactly once', async () => {
  expect((await renderPage()).split("WEBUI_PREFIX='/webui';")).toHaveLength(2);
});
