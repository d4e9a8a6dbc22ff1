import { expect, test } from 'vitest';
import {
  recordRemoteError,
  recordRemoteLoad,
  recordRemoteVersion,
  recordRemoteWarning,
  remoteRecord,
} from './remoteRecords.ts';

test('returns an empty record for an unknown remote', () => {
  expect(remoteRecord('unknown')).toEqual({ errorCount: 0, warnings: [] });
});

test('records the version, first load time, last error, error count and warnings', () => {
  recordRemoteVersion('notes', '1.0.0');
  recordRemoteLoad('notes', 120);
  recordRemoteLoad('notes', 3);
  recordRemoteError('notes', new Error('the pencil broke'), 'slot');
  recordRemoteError('notes', 'no paper', 'background');
  recordRemoteWarning('notes', 'Its styles were left out.');
  recordRemoteWarning('notes', 'Its styles were left out.');
  expect(remoteRecord('notes')).toEqual({
    version: '1.0.0',
    loadTime: 120,
    errorCount: 2,
    lastError: { message: 'no paper', place: 'background', at: expect.any(Number) },
    warnings: ['Its styles were left out.'],
  });
  expect(remoteRecord('other').errorCount).toBe(0);
});
