import { expect, test } from 'vitest';
import { nodeFault } from './nodeFault.ts';

test('a Node that is too old is told so, and which one is needed', () => {
  expect(nodeFault('20.20.2')).toMatch(/need Node 22\.22 or later; this is 20\.20\.2\./);
  expect(nodeFault('22.21.9')).toBeDefined();
  expect(nodeFault('22.22.0')).toBeUndefined();
  expect(nodeFault('24.0.0')).toBeUndefined();
});
