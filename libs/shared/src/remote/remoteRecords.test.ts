import { expect, test } from 'vitest';
import {
  noteLoaded,
  noteRemoteError,
  noteRemoteWarning,
  noteVersion,
  remoteRecord,
} from './remoteRecords.ts';

test('a remote of which nothing was requested has an empty record', () => {
  expect(remoteRecord('unknown')).toEqual({ errorCount: 0, warnings: [] });
});

test('a record holds the version, the time of the first loading, the last error and how many there were', () => {
  noteVersion('notes', '1.0.0');
  noteLoaded('notes', 120);
  noteLoaded('notes', 3);
  noteRemoteError('notes', new Error('the pencil broke'), 'slot');
  noteRemoteError('notes', 'no paper', 'background');
  noteRemoteWarning('notes', 'Its styles were left out.');
  noteRemoteWarning('notes', 'Its styles were left out.');
  expect(remoteRecord('notes')).toEqual({
    version: '1.0.0',
    loadTime: 120,
    errorCount: 2,
    lastError: { message: 'no paper', place: 'background', at: expect.any(Number) },
    warnings: ['Its styles were left out.'],
  });
  expect(remoteRecord('other').errorCount).toBe(0);
});
