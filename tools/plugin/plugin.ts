#!/usr/bin/env node
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';
import { nameCatalogue } from '../publish/nameCatalogue.ts';
import { reportWords, updateWords } from '../words/updateWords.ts';
import { addPlugin, deployedRegistry } from './addPlugin.ts';
import { checkPlugin } from './check/checkPlugin.ts';
import type { Finding } from './check/Finding.ts';
import { nodeFault } from './nodeFault.ts';
import { openPlugin } from './pluginSource.ts';
import { removePlugin } from './removePlugin.ts';
import { switchPlugin } from './switchPlugin.ts';

const usage = `Usage: plugin <command>

  build [folder]                     builds the plugin in a folder (the present one) into its dist
  start [folder] [--port N]          serves the interface with it; what changes in it is seen at once
  words [folder] [--check]           writes its texts for translators, and brings its translations up to date,
                                     or only says what is missing or wrong in them
  check <folder or address>          says what in a built plugin does not fit this shell
        [--against <deployment>]     … or what is installed there
  add <folder or address>            adds a built plugin for everyone
        [--to <deployment>]          … who uses that deployment
  disable <id> [--to <deployment>]   leaves it out for everyone, and keeps its files
  enable <id> [--to <deployment>]    has it back
  remove <id> [--from <deployment>]  removes it, with all its files
  catalogue <address> or none        names the list of plugins that administrators are offered
        [--to <deployment>]          … of that deployment

A deployment is the folder with index.html and remotes.json; dist/webui unless named.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    against: { type: 'string' },
    check: { type: 'boolean', default: false },
    to: { type: 'string' },
    from: { type: 'string' },
    port: { type: 'string', default: process.env.PORT ?? '8111' },
  },
});
const [command, subject] = positionals;
// `--to` when adding, `--from` when removing.
const deployment = values.to ?? values.from ?? repositoryPath('dist/webui');

function needed(what: string): string {
  if (subject === undefined) throw new Error(`Name ${what}.\n\n${usage}`);
  return subject;
}

function report(what: string, findings: readonly Finding[]): void {
  for (const { place, text } of findings) console.error(`✗ ${place}: ${text}`);
  if (findings.length === 0) console.log(`✓ ${what} fits this shell.`);
  else process.exitCode = 1;
}

function buildIn(folder: string): Promise<void> {
  return build(path.basename(folder), { folder });
}

async function start(folder: string): Promise<void> {
  // Only this command needs the development server and the sandbox.
  const { startPlugin } = await import('./startPlugin.ts');
  const address = await startPlugin(folder, Number(values.port));
  console.log(
    `\n${address}/  (Default / password)\nAll components and queries: ${address}/gallery\nWhat you change is seen at once. Ctrl+C ends it.`,
  );
}

async function words(folder: string): Promise<void> {
  reportWords(await updateWords([folder], { isCheck: values.check }));
}

async function check(): Promise<void> {
  const given = needed('the folder or address of a built plugin');
  const source = await openPlugin(given);
  const against = values.against ?? repositoryPath('dist/webui');
  const isThere = values.against !== undefined || existsSync(path.join(against, 'remotes.json'));
  const { findings } = await checkPlugin(source, isThere ? await deployedRegistry(against) : undefined);
  report(given, findings);
}

async function add(): Promise<void> {
  const { findings, descriptor } = await addPlugin(needed('the folder or address of a plugin'), deployment);
  report(descriptor?.title ?? 'The plugin', findings);
  if (findings.length > 0) throw new Error('Nothing was changed.');
  console.log(`${descriptor?.title} ${descriptor?.version} is installed for everyone in ${deployment}.`);
}

async function remove(): Promise<void> {
  const id = needed('the id of a plugin');
  await removePlugin(id, deployment);
  console.log(`${id} is removed.`);
}

async function turn(isEnabled: boolean): Promise<void> {
  const id = needed('the id of a plugin');
  await switchPlugin(id, deployment, { isEnabled });
  console.log(`${id} is ${isEnabled ? 'enabled' : 'disabled'} for everyone.`);
}

async function catalogue(): Promise<void> {
  const address = needed('the address of a list of plugins, or none');
  const isNone = address === 'none';
  await nameCatalogue(isNone ? undefined : address, deployment);
  console.log(isNone ? 'No catalogue is offered.' : `Plugins are offered from ${address}.`);
}

const commands: Readonly<Record<string, () => Promise<void>>> = {
  build: () => buildIn(path.resolve(subject ?? '.')),
  start: () => start(path.resolve(subject ?? '.')),
  words: () => words(path.resolve(subject ?? '.')),
  check,
  add,
  disable: () => turn(false),
  enable: () => turn(true),
  remove,
  catalogue,
};

try {
  const fault = nodeFault(process.versions.node);
  if (fault !== undefined) throw new Error(fault);
  const run = commands[command ?? ''];
  if (!run) throw new Error(usage);
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
