import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '../libs/shared/src/remote/descriptor.ts';
import { integrityOf, readDeployedRegistry } from './deployment.ts';

interface HandWrittenPlugin {
  /** Script: a function that gets the shell's React and returns the tab's component. */
  readonly tab: string;
  /** Script that runs first when the entry loads. */
  readonly start?: string;
  readonly css?: string;
  readonly change?: (descriptor: RemoteDescriptor) => RemoteDescriptor;
}

function entryOf({ tab, start = '', css }: HandWrittenPlugin): string {
  return `${start}
const script = document.currentScript.src;
var hondana_mischief = {
  init(scope) { this.scope = scope; },
  async get() {
    const React = (await Object.values(this.scope.react)[0].get())();
    ${css === undefined ? '' : `await addStyles('${integrityOf(css)}');`}
    return () => ({ contribution: (${tab})(React), routes: [] });
  },
};
function addStyles(integrity) {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', integrity, onload: resolve, onerror: reject });
    link.href = new URL('style.css', script).href;
    document.head.append(link);
  });
}`;
}

/** Installs a plugin with one series tab, "Mischief", as if added for everyone. */
export async function installPlugin(deployment: string, plugin: HandWrittenPlugin): Promise<void> {
  const { css, change = (same: RemoteDescriptor) => same } = plugin;
  const folder = 'remotes/mischief/1.0.0-byhand/';
  const files: Record<string, string> = { 'remoteEntry.js': entryOf(plugin) };
  if (css !== undefined) files['style.css'] = css;
  await mkdir(path.join(deployment, folder), { recursive: true });
  for (const [name, text] of Object.entries(files))
    await writeFile(path.join(deployment, folder, name), text);
  const registry = await readDeployedRegistry(deployment);
  const descriptor = change({
    id: 'mischief',
    title: 'Plugin of mischief',
    version: '1.0.0',
    requires: { contract: '^3.0.0' },
    folder,
    entry: 'remoteEntry.js',
    container: 'hondana_mischief',
    files: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, integrityOf(text)])),
    routes: [],
    contributions: [{ slot: 'series.tab', id: 'tab', title: 'Mischief', module: './Tab' }],
    preload: {},
    addedFrom: 'https://plugins.example/mischief/',
  });
  const remotes = [descriptor, ...registry.remotes];
  await writeFile(path.join(deployment, 'remotes.json'), JSON.stringify({ ...registry, remotes }));
}
