import { expect, it } from 'vitest';
import { safeAddress } from './safeAddress.ts';

it('lets only web addresses through', () => {
  expect(safeAddress('https://example.com/a')).toBe('https://example.com/a');
  for (const address of [
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    '/relative',
    '',
  ]) {
    expect(safeAddress(address), address).toBeUndefined();
  }
});
