import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { temporaryFolder } from '../plugin/testPlugin.ts';
import { runProcess } from '../test/runProcess.ts';

/** What the two plugins of Biome say, after the number of the line. */
async function faultsIn(text: string): Promise<string[]> {
  const folder = await temporaryFolder();
  const plugins = ['searchParams.grit', 'serverAddresses.grit'].map((name) =>
    repositoryPath('tools/check', name),
  );
  await writeFile(
    path.join(folder, 'biome.json'),
    JSON.stringify({ plugins, linter: { rules: { preset: 'none' } } }),
  );
  await writeFile(path.join(folder, 'example.tsx'), text);
  const { output } = await runProcess('biome', [
    'lint',
    '--reporter=github',
    `--config-path=${folder}`,
    folder,
  ]);
  return [...output.matchAll(/title=plugin,.*,line=(\d+),.*::This (.*)/g)].map(
    ([, line, fault]) => `${line} ${fault}`,
  );
}

test.for([
  ['const [params, setParams] = useSearchParams();', [/^1 takes the setter/]],
  ['\nconst [, setParams] = useSearchParams();', [/^2 takes the setter/]],
  ['const setParams = useSearchParams()[1];', [/^1 takes the setter/]],
  [
    'const [params] = useSearchParams();\nconst next = new URLSearchParams(params);',
    [/^2 copies parameters/],
  ],
  [
    'const { search, hash } = useLocation();\nconst next = new URLSearchParams(search);',
    [/^2 copies parameters/],
  ],
  [
    'const { search: text } = useLocation();\nconst next = new URLSearchParams(text);',
    [/^2 copies parameters/],
  ],
  ["\nfetch('/api/v3/Series')", [/^2 addresses the server/]],
  ['\nconst address = `/api/v3/Image/$' + '{id}`;', [/^2 addresses the server/]],
  ['\nconst hub = "/signalr/aggregate?feeds=queue";', [/^2 addresses the server/]],
  ["\nopen('/plex');", [/^2 addresses the server/]],
  ["\nconst path = '/api/auth', address = '/api/v3/Series';", [/^2 addresses the server/]],
] as const)('reports %j', async ([text, expected]) => {
  expect(await faultsIn(text)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test.for([
  "import { useSearchParams } from '@hondana/shared/navigation';\nconst [params] = useSearchParams();",
  'const { pathname } = useLocation();\nconst readable = (search: string) => new URLSearchParams(search);',
  'const [params] = useSearchParams();\nconst query = new URLSearchParams({ f: text });',
  'const present = new URLSearchParams(getLocation().search);',
  "read({ path: '/api/auth', role: 'user' })",
  "const path = '/api/auth';",
  "serverAddress('/api/v3/Image/Random/Backdrop')",
  'serverAddress(`/api/v3/Image/$' + '{id}`)',
  "import { read } from '@hondana/shared/api/read';",
  "/**\n * `fetch('/api/v3/Series')`\n */",
  "navigate('/applications')",
])('accepts %j', async (text) => {
  expect(await faultsIn(text)).toEqual([]);
});
