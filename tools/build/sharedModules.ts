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

/** Modules of `@hondana/shared` with state that must exist once, or too large to bundle into each remote. */
const contractModules = [
  'language',
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

/** Modules added after version 3.0.0 of the contract, with the version that added them. */
const broughtBy: Readonly<Record<string, string>> = {};

/** Modules that a remote consumes but that some shell version it admits doesn't have. */
export function modulesNewerThanContract(
  consumed: readonly string[],
  contract: string,
  since = broughtBy,
): string[] {
  const versions = ['3.0.0', ...Object.values(since)];
  return Object.entries(since)
    .filter(([name]) => consumed.some((module) => module.startsWith(`@hondana/shared/${name}@`)))
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

/** Provided by the shell (`apps/shell/src/remotes/provided.ts`). */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries([
    ...libraries.map((name) => [name, versionOf(name)]),
    ...contractModules.map((name) => [`@hondana/shared/${name}`, contractVersion]),
  ]);
}

/**
 * For remotes. Requires no newer contract than the remote's definition does, so earlier shells still run it; of a
 * library, its major version: what shells of one contract have differs in the others (`docs/contract-policy.md`).
 */
export function consumedSharedModules(contract: string): Record<string, SharedModule> {
  const entries = Object.entries(sharedVersions()).map(([name, version]): [string, SharedModule] => {
    const requiredVersion = name.startsWith('@hondana/shared/') ? contract : `^${version.split('.')[0]}.0.0`;
    return [name, { singleton: true, version, requiredVersion, strictVersion: true, import: false }];
  });
  return Object.fromEntries(entries);
}
