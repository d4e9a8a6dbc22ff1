import { expect, test } from 'vitest';
import { secureAddress } from './secureAddress.ts';

test('allows only HTTPS addresses without credentials', () => {
  expect(secureAddress('https://app.plex.tv/auth/#!?code=1')).toBe('https://app.plex.tv/auth/#!?code=1');
  for (const text of ['javascript:alert(1)', 'http://plex.tv', 'https://plex.tv@evil.example/', 'x', '']) {
    expect(secureAddress(text)).toBeUndefined();
  }
});
