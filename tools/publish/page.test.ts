import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { newsAddress } from '../../apps/dashboard/src/widgets/shokoNews/news.ts';
import { repositoryPath } from '../build/paths.ts';
import { renderPage } from './page.ts';

async function directive(name: string): Promise<readonly string[]> {
  const page = await renderPage();
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  const found = policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? '';
  return found.split(' ').slice(1);
}

test('allows requests to the server, the project’s site and the local machine only', async () => {
  const { origin } = new URL(newsAddress({ filename: 'a.mdx', meta: { title: '', quick: '', date: '' } }));
  // A developer's overrides are served there (ADR 10).
  const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*'];
  expect(await directive('connect-src')).toEqual(["'self'", 'ws:', 'wss:', ...ownMachine, origin]);
  const own = expect.stringMatching(/^'sha256-/);
  expect(await directive('style-src')).toEqual(["'self'", own, ...ownMachine]);
  expect(await directive('default-src')).toEqual(["'self'"]);
});

test('inlines its style, scripts and policy, and leaves no placeholder', async () => {
  const page = await renderPage();
  for (const name of ['page.css', 'boot.js', 'tooOld.js']) {
    expect(page).toContain((await readFile(repositoryPath('apps/shell/page', name), 'utf8')).trim());
  }
  expect(page).not.toContain('(policy)');
});

test('fits what is visible before any script into the first packets', async () => {
  const [seen = ''] = (await renderPage()).split('<script>');
  expect(seen).toContain('Hondana</p>');
  // A server begins with ten packets of about 1,400 bytes each.
  expect(seen.length).toBeLessThan(7_000);
});

test('renders the whole content security policy', async () => {
  const page = await renderPage();
  const policy = /Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(policy.replaceAll(/sha256-[^']+/g, 'sha256-(own)').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'sha256-(own)' 'sha256-(own)' 'strict-dynamic'",
    "style-src 'self' 'sha256-(own)' http://localhost:* http://127.0.0.1:*",
    "img-src 'self' data: blob: https://image.tmdb.org",
    "font-src 'self'",
    "connect-src 'self' ws: wss: http://localhost:* http://127.0.0.1:* https://shokoanime.com",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ]);
  for (const name of ['page.css', 'boot.js', 'tooOld.js']) {
    const script = await readFile(repositoryPath('apps/shell/page', name), 'utf8');
    expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
  }
});

test.for(['ftp://a.example/', 'xhttps://a.example/', 'httpsx://a.example/'])(
  'rejects %s as a host of files',
  async (origin) => {
    await expect(renderPage({ origins: [origin] })).rejects.toThrow(
      `“${origin}” is not the address of a host.`,
    );
  },
);

test.for([
  ['/webui', '/webui'],
  ['//a//', '/a'],
  ['a/b.c/~d', '/a/b.c/~d'],
  ['', ''],
] as const)('normalizes the prefix “%s” to “%s”', async ([prefix, known]) => {
  expect(await renderPage({ prefix })).toContain(`WEBUI_PREFIX='${known}';`);
});

test('allows other hosts of remotes and another prefix in a deployment, and rejects invalid ones', async () => {
  const page = await renderPage({ origins: ['https://a.example/files/'], prefix: 'anime/list/' });
  expect(page).toContain("WEBUI_PREFIX='/anime/list';");
  expect(page).toMatch(/style-src 'self' [^;]* https:\/\/a\.example;/);
  expect(page).toMatch(/connect-src 'self' ws: wss: [^;]* https:\/\/a\.example;/);
  expect(await renderPage({ prefix: '/' })).toContain("WEBUI_PREFIX='';");
  await expect(renderPage({ origins: ["'unsafe-inline'"] })).rejects.toThrow();
  await expect(renderPage({ prefix: "/x';alert(1)//" })).rejects.toThrow('not a path');
});

test('allows the error reporter’s origin in connect-src only', async () => {
  const page = await renderPage({ reporter: 'https://publickey@reports.example/sub/7' });
  const directives = (/Content-Security-Policy" content="([^"]+)"/.exec(page)?.[1] ?? '').split('; ');
  const naming = directives.filter((one) => one.includes('reports.example'));
  expect(naming).toHaveLength(1);
  expect(naming[0]).toMatch(/^connect-src .* https:\/\/reports\.example$/);
  expect(page).not.toContain('publickey');
});
