import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellDescriptor } from '@hondana/shared/remote/descriptor';
import type { Configuration } from '@rspack/core';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';
import { developmentPage } from './developmentPage.ts';
import { developmentConfiguration } from './serveWithReload.ts';

/** The shell that remotes are looked at in while they are made. */
export interface DevelopmentShell {
  /** What is compiled for it. By this the page hears what is to be loaded again or shown over it. */
  readonly compiledAs: Configuration;
  readonly descriptor: ShellDescriptor;
  readonly page: () => string;
  /** Where files lie that are served as they are, by their place below the page. */
  readonly folders: Readonly<Record<string, string>>;
}

/** The shell with hot reload of its own. */
export function shellOfSources(): DevelopmentShell {
  const contract = JSON.parse(readFileSync(repositoryPath('libs/shared/package.json'), 'utf8')).version;
  return {
    compiledAs: developmentConfiguration({
      id: 'shell',
      folder: repositoryPath('apps/shell'),
      exposes: {},
      output: repositoryPath('.cache/dev/shell'),
    }),
    descriptor: {
      version: '0.0.0+development',
      folder: '/webui/',
      script: 'main.js',
      styles: [],
      files: { 'main.js': '' },
      contract,
    },
    page: developmentPage,
    folders: {},
  };
}

/**
 * Builds the shell for those who have it without its sources: as it is published, but with React's development build,
 * without which no component can be replaced while it stands on the page.
 */
export async function buildDevelopmentShell(output: string): Promise<void> {
  await build('shell', {
    output,
    change: (production) => ({
      ...production,
      optimization: { ...production.optimization, nodeEnv: 'development' },
    }),
  });
  // The interface beside it has the same packages in it, and the text of their licences.
  await rm(path.join(output, 'licences.json'));
  await writeFile(path.join(output, 'index.html'), developmentPage());
}

/** The shell that {@link buildDevelopmentShell} has built into a folder. */
export async function builtShell(folder: string): Promise<DevelopmentShell> {
  const descriptor: ShellDescriptor = JSON.parse(
    await readFile(path.join(folder, 'descriptor.json'), 'utf8'),
  );
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  return {
    // Nothing but the client of the development server.
    compiledAs: {
      name: 'page',
      mode: 'development',
      context: folder,
      devtool: false,
      entry: { 'development-client': 'data:text/javascript,' },
      output: { path: path.join(folder, 'client'), uniqueName: 'hondana_page' },
      stats: 'errors-only',
    },
    descriptor: { ...descriptor, folder: 'development-shell/' },
    // Deferred: the shell may be there before it, and needs the rest of the page.
    page: () => page.replace('</head>', '<script defer src="/webui/development-client.js"></script></head>'),
    folders: { 'development-shell/': path.join(folder, 'files') },
  };
}
