import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test('ignores spaces, letter case and character width', () => {
  expect(plainText(' Spike  SPIEGEL ')).toBe('spikespiegel');
  expect(plainText('Ｓｐｉｋｅ\u3000スパイク')).toBe('spikeスパイク');
  expect(plainText('  ')).toBe('');
});
