import { expect, test } from 'vitest';
import { nodeFault } from './nodeFault.ts';

test('reports a Node version that is too old and the required one', () => {
  expect(nodeFault('20.20.2')).toMatch(/need Node 22\.22 or later; this is 20\.20\.2\./);
  expect(nodeFault('22.21.9')).toBeDefined();
  expect(nodeFault('22.22.0')).toBeUndefined();
  expect(nodeFault('24.0.0')).toBeUndefined();
});
