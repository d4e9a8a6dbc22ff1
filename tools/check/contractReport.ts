/** Fails when the contract's types differ from the released ones under the same version. */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contractVersion } from '@hondana/shared/remote';
import {
  registrySchema,
  remoteDescriptorSchema,
  shellDescriptorSchema,
} from '@hondana/shared/remote/descriptor';
import { isWithin } from '@hondana/shared/remote/range';
import { jsonSchemaOf } from '../build/jsonSchemaOf.ts';
import { repositoryPath } from '../build/paths.ts';
import { runProcess } from '../test/runProcess.ts';

const reportFile = repositoryPath('libs/shared/contract-report.txt');
/** Written by `npm run keep-release`. */
const releasedFile = repositoryPath('libs/shared/contract-report.released.txt');
const declarations = repositoryPath('.cache/contract-types');

/** Bundled modules are not part of the contract. */
const contractFolders = ['live', 'navigation', 'overlays', 'remote', 'session', 'settings'];

/** Schemas say more than the types, such as the format of an id. */
const documents = Object.entries({ remoteDescriptorSchema, shellDescriptorSchema, registrySchema }).map(
  ([name, schema]) => `## ${name}\n${JSON.stringify(jsonSchemaOf(schema, name), null, 2)}\n`,
);

/** Without schemas: zod's types change with zod, and {@link documents} has them. */
function typesIn(text: string): string {
  return text
    .replace(/^(export )?declare const \w+Schema: z\.[\s\S]*?^\}.*;$/gm, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
}

async function collectTypes(): Promise<string> {
  await rm(declarations, { recursive: true, force: true });
  await mkdir(declarations, { recursive: true });
  const { code, output } = await runProcess('tsc', [
    ...['--project', 'libs/shared', '--noEmit', 'false', '--declaration', '--emitDeclarationOnly'],
    ...['--rootDir', '.', '--outDir', declarations],
  ]);
  if (code !== 0) throw new Error(output);
  const root = path.join(declarations, 'libs/shared/src');
  const files = (await readdir(root, { recursive: true })).filter(
    (file) =>
      file.endsWith('.d.ts') &&
      contractFolders.includes(file.split('/')[0] ?? '') &&
      !file.includes('.test.'),
  );
  const parts = await Promise.all(
    files
      .sort()
      .map(async (file) => `## ${file}\n${typesIn(await readFile(path.join(root, file), 'utf8'))}\n`),
  );
  if (parts.length < 10) throw new Error(`Only ${parts.length} files of the contract were seen.`);
  return [...parts, ...documents].join('\n');
}

function split(report: string): { version: string; types: string } {
  const [, version = '', types = ''] =
    /^# Public types of the contract, version (.+)\n\n([\s\S]*)$/.exec(report) ?? [];
  return { version, types };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { version } = JSON.parse(await readFile(repositoryPath('libs/shared/package.json'), 'utf8'));
if (version !== contractVersion) {
  fail(`libs/shared/package.json says ${version}, src/remote/remote.ts says ${contractVersion}.`);
}
const types = await collectTypes();
const report = `# Public types of the contract, version ${version}\n\n${types}`;
const released = split(await readFile(releasedFile, 'utf8'));
if (types !== released.types && !isWithin(version, `>${released.version}`)) {
  fail(
    `The public types differ from those that were released as ${released.version}. Step the version in ` +
      'libs/shared/package.json and src/remote/remote.ts (docs/contract-policy.md says which part of it), then run ' +
      '"npm run contract-report".',
  );
}
if (process.argv.includes('--write')) await writeFile(reportFile, report);
else if ((await readFile(reportFile, 'utf8').catch(() => '')) !== report) {
  fail('The public types differ from libs/shared/contract-report.txt: run "npm run contract-report".');
}
console.log(
  `Contract ${version} (released: ${released.version}): ${report.split('\n').length} lines of types.`,
);
