import { isWithin } from '@hondana/shared/remote/range';
import { expect, test } from 'vitest';
import { consumedSharedModules, modulesNewerThanContract, sharedVersions } from './sharedModules.ts';

test('bundles no shared module, and requires the declared contract version', () => {
  const required = consumedSharedModules('^3.0.0');
  expect(Object.keys(required)).toEqual(Object.keys(sharedVersions()));
  expect(required['@hondana/shared/session']).toMatchObject({ requiredVersion: '^3.0.0', import: false });
  expect(required.react).toMatchObject({ version: sharedVersions().react, import: false });
});

test('accepts any minor version of a library, but no other major version', () => {
  const [major] = String(sharedVersions().react).split('.').map(Number);
  const { requiredVersion } = consumedSharedModules('^3.0.0').react ?? {};
  const isAccepted = (version: string) => isWithin(version, String(requiredVersion));
  expect([`${major}.0.0`, `${major}.99.0`].map(isAccepted)).toEqual([true, true]);
  expect([`${Number(major) - 1}.99.0`, `${Number(major) + 1}.0.0`].map(isAccepted)).toEqual([false, false]);
});

test('reports a module that is newer than the declared contract range', () => {
  const required = ['@hondana/shared/session@^3.0.0', '@hondana/shared/remote/later@^3.0.0 (strict)'];
  const since = { 'remote/later': '3.1.0' };
  const said = ['@hondana/shared/remote/later is part of the contract since 3.1.0'];
  expect(modulesNewerThanContract(required, '^3.0.0', since)).toEqual(said);
  expect(modulesNewerThanContract(required, '>=3.0.0 <5.0.0', since)).toEqual(said);
  expect(modulesNewerThanContract(required, '^3.1.0', since)).toEqual([]);
  expect(modulesNewerThanContract(required.slice(0, 1), '^3.0.0', since)).toEqual([]);
});
