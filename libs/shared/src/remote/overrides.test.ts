import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../testing/testServer.ts';
import { hasOverrides, isLoopback, readOverrides, writeOverrides } from './overrides.ts';

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.for([
  ['http://localhost:5000/', true],
  ['https://127.0.0.1/a/', true],
  ['http://[::1]:80/', true],
  ['http://localhost.example/', false],
  ['http://example/localhost', false],
  ['ftp://localhost/', false],
  ['xhttp://localhost/', false],
  ['localhost', false],
] as const)('tells whether %s is a loopback address: %s', ([address, is]) => {
  expect(isLoopback(address)).toBe(is);
});

test('stores overrides in order until they are removed', () => {
  expect([hasOverrides(), readOverrides()]).toEqual([false, []]);
  const addresses = ['http://localhost:2/', 'http://localhost:1/'];
  writeOverrides(addresses);
  expect([hasOverrides(), readOverrides()]).toEqual([true, addresses]);
  writeOverrides([]);
  expect(hasOverrides()).toBe(false);
});

test.for([
  ['{', []],
  ['{"length":1}', []],
  ['[7,"https://evil.example/","http://localhost:1/"]', ['http://localhost:1/']],
] as const)('reads %s from storage as %j', ([text, held]) => {
  writeOverrides(['http://localhost/']);
  storage.setItem(storage.key(0) ?? '', text);
  expect(readOverrides()).toEqual(held);
});

test('has no overrides without storage, and throws when it is to store some', () => {
  vi.stubGlobal('localStorage', undefined);
  expect([hasOverrides(), readOverrides()]).toEqual([false, []]);
  expect(() => writeOverrides(['http://localhost:1/'])).toThrow();
});
