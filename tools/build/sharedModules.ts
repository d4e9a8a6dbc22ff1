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

const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  '@tanstack/react-query',
  'jotai',
];

/** Of `@hondana/shared`: whatever holds state that must exist once, and what is too large for each to bring. */
const contractModules = [
  'session',
  'navigation',
  'remote',
  'overlays/layers',
  'overlays/notices',
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
  import: false;
}

/**
 * The version of everything that is shared at run time, by name: the one table. The shell provides all of it
 * (`apps/shell/src/remotes/provided.ts`).
 */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries([
    ...libraries.map((name) => [name, versionOf(name)]),
    ...contractModules.map((name) => [`@hondana/shared/${name}`, contractVersion]),
  ]);
}

/**
 * What a remote takes from the shell. Remotes only ask, and of the contract they ask for no more than their definition
 * requires, so that a shell of an earlier version still runs them.
 */
export function askedOfShell(contract: string): Record<string, SharedModule> {
  const entries = Object.entries(sharedVersions()).map(([name, version]): [string, SharedModule] => {
    const requiredVersion = name.startsWith('@hondana/shared/') ? contract : `^${version}`;
    return [name, { singleton: true, version, requiredVersion, strictVersion: true, import: false }];
  });
  return Object.fromEntries(entries);
}
