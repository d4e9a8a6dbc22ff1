import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isWithin } from '@hondana/shared/remote/range';
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
  'remote/remoteRecords',
  'remote/slots',
  'overlays/dialog',
  'overlays/sheet',
  'overlays/menu',
  'overlays/select',
  'overlays/combobox',
  'overlays/tooltip',
  'ui/VirtualGrid',
];

/** Modules that version 2.0.0 of the contract did not have, by the version that brought them. */
const broughtBy: Readonly<Record<string, string>> = {};

/** Of the modules that a remote asks for, those that a shell of some version that it admits would not have. */
export function askedTooEarly(asked: readonly string[], contract: string, since = broughtBy): string[] {
  const versions = ['2.0.0', ...Object.values(since)];
  return Object.entries(since)
    .filter(([name]) => asked.some((module) => module.startsWith(`@hondana/shared/${name}@`)))
    .filter(([, first]) => versions.some((one) => isWithin(one, contract) && isWithin(one, `<${first}`)))
    .map(([name, first]) => `@hondana/shared/${name} is part of the contract since ${first}`);
}

interface SharedModule {
  singleton: true;
  version: string;
  requiredVersion: string;
  strictVersion: true;
  eager?: boolean;
  import?: false;
}

/** The shell, or a remote with the versions of the contract that it was made for. */
type Side = 'shell' | { readonly contract: string };

/**
 * The one table of what is shared at run time. The shell provides all of it; remotes only ask, and of the contract
 * they ask for no more than their definition requires, so that a shell of an earlier version still runs them.
 */
export function sharedModules(side: Side): Record<string, SharedModule> {
  const entries: [string, SharedModule][] = [];
  const add = (name: string, version: string, eager: boolean, requiredVersion = `^${version}`): void => {
    const common = { singleton: true, version, requiredVersion, strictVersion: true } as const;
    entries.push([name, side === 'shell' ? { ...common, eager } : { ...common, import: false }]);
  };
  const contract = side === 'shell' ? undefined : side.contract;
  for (const name of eagerLibraries) add(name, versionOf(name), true);
  for (const name of eagerModules) add(`@hondana/shared/${name}`, contractVersion, true, contract);
  for (const name of lazyModules) add(`@hondana/shared/${name}`, contractVersion, false, contract);
  return Object.fromEntries(entries);
}
