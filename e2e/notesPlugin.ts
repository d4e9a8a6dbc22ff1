import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addPlugin } from '../tools/plugin/addPlugin.ts';
import { expect } from './fixtures.ts';

export const container = `
var hondana_notes = {
  init(scope) { this.scope = scope; },
  async get(name) {
    const React = (await Object.values(this.scope.react)[0].get())();
    const say = (text, level = 'h1') => () => React.createElement(level, null, text);
    const modules = {
      './routes': { routes: [{ path: 'notes', Component: say('All notes') }] },
      './Tab': { contribution: ({ seriesId }) => React.createElement('p', null, 'Notes of series ' + seriesId) },
      './Settings': { contribution: say('Settings of notes', 'h2') },
    };
    return () => modules[name];
  },
};`;

export const folder = 'remotes/notes/1.0.0-byhand/';

export const descriptor = {
  id: 'notes',
  title: 'Notes',
  version: '1.0.0+byhand',
  requires: { contract: '^3.0.0' },
  folder,
  entry: 'remoteEntry.js',
  container: 'hondana_notes',
  files: { 'remoteEntry.js': `sha384-${createHash('sha384').update(container).digest('base64')}` },
  routes: [{ path: 'notes', module: './routes' }],
  navigation: [{ label: 'Notes', path: 'notes', icon: 'plugin', order: 80 }],
  contributions: [
    { slot: 'series.tab', id: 'tab', title: 'Notes', module: './Tab' },
    { slot: 'settings.page', id: 'page', title: 'Notes', module: './Settings' },
  ],
  preload: {},
};

export async function addNotes(plugin: string, deployment: string): Promise<void> {
  await mkdir(plugin);
  await writeFile(path.join(plugin, 'remoteEntry.js'), container);
  await writeFile(path.join(plugin, 'descriptor.json'), JSON.stringify(descriptor));
  expect((await addPlugin(plugin, deployment)).findings).toEqual([]);
}
