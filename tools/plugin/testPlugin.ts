import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { onTestFinished } from 'vitest';

const entry = 'var hondana_notes = { "./Notes": 1 };';
const styles = '@layer app { .hondana_notes-page-a1b2c3 { color: inherit; } }';

export const validFiles = { 'remoteEntry.js': entry, 'Notes.css': styles };

export const validDescriptor: RemoteDescriptor = {
  id: 'notes',
  title: 'Notes',
  version: '1.0.0',
  requires: { contract: '^3.0.0', server: '>=5.1.0-dev.28 <7.0.0' },
  folder: 'remotes/notes/1.0.0/',
  entry: 'remoteEntry.js',
  container: 'hondana_notes',
  files: {},
  routes: [{ path: 'notes', module: './Notes' }],
  contributions: [{ slot: 'series.tab', id: 'notes', title: 'Notes', module: './Notes' }],
  preload: { notes: ['Notes.css'] },
};

export function integrityOf(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).map(([name, content]) => [
      name,
      `sha384-${createHash('sha384').update(content).digest('base64')}`,
    ]),
  );
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hondana-test-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function writePlugin(
  descriptor: unknown,
  files: Readonly<Record<string, string>> = validFiles,
): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(path.join(folder, 'files'));
  const text = typeof descriptor === 'string' ? descriptor : JSON.stringify(descriptor);
  await writeFile(path.join(folder, 'descriptor.json'), text);
  for (const [name, content] of Object.entries(files)) {
    await writeFile(path.join(folder, 'files', name), content);
  }
  return folder;
}
