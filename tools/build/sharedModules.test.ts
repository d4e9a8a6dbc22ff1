import { expect, test } from 'vitest';
import { askedTooEarly, sharedModules } from './sharedModules.ts';

test('a remote asks for no more of the contract than it requires, and the shell gives what it has', () => {
  const key = '@hondana/shared/session';
  expect(sharedModules({ contract: '^1.0.0' })[key]).toMatchObject({
    requiredVersion: '^1.0.0',
    import: false,
  });
  expect(sharedModules('shell')[key]?.requiredVersion).toBe(`^${sharedModules('shell')[key]?.version}`);
});

test('a module that only later shells have needs a range of later shells', () => {
  const asked = ['@hondana/shared/session@^1.0.0', '@hondana/shared/remote/remoteRecords@^1.0.0 (strict)'];
  const said = ['@hondana/shared/remote/remoteRecords is part of the contract since 1.1.0'];
  expect(askedTooEarly(asked, '^1.0.0')).toEqual(said);
  expect(askedTooEarly(asked, '>=1.0.0 <3.0.0')).toEqual(said);
  expect(askedTooEarly(asked, '^1.1.0')).toEqual([]);
  expect(askedTooEarly(asked.slice(0, 1), '^1.0.0')).toEqual([]);
});
