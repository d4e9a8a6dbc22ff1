import { expect, test } from 'vitest';
import { readDocument } from './corrections.ts';
import { callsOf } from './document.ts';
import { readRoles } from './roles.ts';
import { contractVersions } from './versions.ts';

test.each(contractVersions)('every documented call of server %s has a role', (version) => {
  const known = new Set(readRoles(version).map(({ method, path }) => `${method} ${path}`));
  const calls = callsOf(readDocument(version)).map(({ method, path }) => `${method} ${path}`);
  expect(calls.filter((call) => !known.has(call))).toEqual([]);
});
