import { expect, test } from 'vitest';
import { consumedSharedModules, modulesNewerThanContract, sharedVersions } from './sharedModules.ts';

test('a remote brings nothing that is shared, and asks for no more of the contract than it requires', () => {
  const required = consumedSharedModules('^2.0.0');
  expect(Object.keys(required)).toEqual(Object.keys(sharedVersions()));
  expect(required['@hondana/shared/session']).toMatchObject({ requiredVersion: '^2.0.0', import: false });
  expect(required.react).toMatchObject({ requiredVersion: `^${sharedVersions().react}`, import: false });
});

test('a module that only later shells have needs a range of later shells', () => {
  const required = ['@hondana/shared/session@^2.0.0', '@hondana/shared/remote/later@^2.0.0 (strict)'];
  const since = { 'remote/later': '2.1.0' };
  const said = ['@hondana/shared/remote/later is part of the contract since 2.1.0'];
  expect(modulesNewerThanContract(required, '^2.0.0', since)).toEqual(said);
  expect(modulesNewerThanContract(required, '>=2.0.0 <4.0.0', since)).toEqual(said);
  expect(modulesNewerThanContract(required, '^2.1.0', since)).toEqual([]);
  expect(modulesNewerThanContract(required.slice(0, 1), '^2.0.0', since)).toEqual([]);
});
