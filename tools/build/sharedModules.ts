import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolder } from './packageFolder.ts';

function versionOf(packageName: string): string {
  const [scope, name] = packageName.split('/');
  const root = packageName.startsWith('@') ? `${scope}/${name}` : scope;
  return JSON.parse(readFileSync(path.join(packageFolder(String(root)), 'package.json'), 'utf8')).version;
}

const contractVersion = versionOf('@hondana/shared');

/** In the shell's first script: needed before any remote could ask for them. */
const eagerLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
  'jotai',
];
const eagerModules = ['session', 'navigation', 'remote', 'overlays/layers', 'overlays/notices'];

/** Loaded by whoever asks first, after sign-in. */
const lazyModules = [
  'settings',
  'live',
  'remote/slots',
  'overlays/dialog',
  'overlays/sheet',
  'overlays/menu',
  'overlays/select',
  'overlays/combobox',
  'overlays/tooltip',
];

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: true;
  eager?: boolean;
  import?: false;
}

/** The one table of what is shared at run time. The shell provides all of it; remotes only ask. */
export function sharedModules(side: 'shell' | 'remote'): Record<string, SharedModule> {
  const entries: [string, SharedModule][] = [];
  const add = (name: string, version: string, eager: boolean): void => {
    const common = { singleton: true, version, requiredVersion: `^${version}`, strictVersion: true } as const;
    entries.push([name, side === 'shell' ? { ...common, eager } : { ...common, import: false }]);
  };
  for (const name of eagerLibraries) add(name, versionOf(name), true);
  for (const name of eagerModules) add(`@hondana/shared/${name}`, contractVersion, true);
  for (const name of lazyModules) add(`@hondana/shared/${name}`, contractVersion, false);
  return Object.fromEntries(entries);
}
