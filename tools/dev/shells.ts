import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ShellDescriptor } from '@hondana/shared/remote/descriptor';
import type { Configuration } from '@rspack/core';
import { build } from '../build/build.ts';
import { repositoryPath } from '../build/paths.ts';
import { developmentPage } from './developmentPage.ts';
import { inDevelopment } from './serveWithReload.ts';

export interface DevelopmentShell {
  readonly compiledAs: Configuration;
  readonly descriptor: ShellDescriptor;
  /** What it says in a language. Undefined if it doesn't speak it. */
  readonly textsIn: (language: string) => unknown;
  readonly page: () => string;
  /** Static folders, keyed by their path below the page. */
  readonly folders: Readonly<Record<string, string>>;
}

export async function shellOfSources(): Promise<DevelopmentShell> {
  const contract = JSON.parse(readFileSync(repositoryPath('libs/shared/package.json'), 'utf8')).version;
  const { compiledAs, texts } = await inDevelopment({
    id: 'shell',
    folder: repositoryPath('apps/shell'),
    exposes: {},
    output: repositoryPath('.cache/dev/shell'),
  });
  return {
    compiledAs,
    textsIn: (language) => texts.catalogues().get(language),
    descriptor: {
      version: '0.0.0+development',
      folder: '/webui/',
      script: 'main.js',
      styles: ['main.css'],
      files: { 'main.js': '', 'main.css': '' },
      contract,
    },
    page: developmentPage,
    folders: {},
  };
}

/** As published, for authors of plugins, but with React's development build: hot reload needs that. */
export async function buildDevelopmentShell(output: string): Promise<void> {
  await build('shell', {
    output,
    change: (production) => ({
      ...production,
      optimization: { ...production.optimization, nodeEnv: 'development' },
    }),
  });
  // The interface has the same packages, and their licences.
  await rm(path.join(output, 'licences.json'));
  await writeFile(path.join(output, 'index.html'), developmentPage());
}

export async function builtShell(folder: string): Promise<DevelopmentShell> {
  const descriptor: ShellDescriptor = JSON.parse(
    await readFile(path.join(folder, 'descriptor.json'), 'utf8'),
  );
  const page = await readFile(path.join(folder, 'index.html'), 'utf8');
  return {
    // Only the client of the development server.
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
    textsIn: (language) => descriptor.languages?.[language],
    // Deferred: the client needs the rest of the page.
    page: () => page.replace('</head>', '<script defer src="/webui/development-client.js"></script></head>'),
    folders: { 'development-shell/': path.join(folder, 'files') },
  };
}
