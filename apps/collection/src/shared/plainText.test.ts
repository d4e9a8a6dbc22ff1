import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('spaces, letter case and width do not matter', () => {
  expect(plainText(' Spike  SPIEGEL ')).toBe('spikespiegel');
  expect(plainText('Ｓｐｉｋｅ\u3000スパイク')).toBe('spikeスパイク');
  expect(plainText('  ')).toBe('');
});
