import type { ServerSettings } from '@hondana/shared/api/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backupText, isOwnToServer, readBackup } from './backupFile.ts';

const settings = {
  FirstRun: false,
  AniDb: { Username: 'me', Password: 'hush', AVDumpKey: 'key', MaxRelationDepth: 1 },
  TraktTv: { AuthToken: 'trakt', RefreshToken: 'again', TokenExpirationDate: '1', SyncFrequency: 4 },
  Database: { Password: 'db', Host: 'h' },
  Quartz: { ConnectionString: 'Data Source=x' },
  TMDB: { UserApiKey: 'tmdb' },
  Import: { VideoExtensions: ['MKV'] },
  Web: { Port: 8111 },
  WebUI_Settings: '{"theme":"theme-sea","ours":{"kept":1}}',
} as unknown as ServerSettings;

test('a backup has no credentials and tokens unless they are asked for', () => {
  const plain = backupText(settings, { withSecrets: false });
  for (const secret of ['me', 'hush', 'key', 'trakt', 'again', 'db', 'Data Source=x', 'tmdb']) {
    expect(plain).not.toContain(`"${secret}"`);
  }
  expect(plain).toContain('"SyncFrequency": 4');
  expect(backupText(settings, { withSecrets: true })).toContain('"hush"');
});

test('what differs is told, what this server does not know is left out, and a file without a secret leaves it be', () => {
  const other = structuredClone(settings) as unknown as Record<string, Record<string, unknown>>;
  Object.assign(other.AniDb ?? {}, { MaxRelationDepth: 3, Password: 'other' });
  Object.assign(other.Import ?? {}, { VideoExtensions: 'MKV', Novelty: true });
  const text = backupText(other as unknown as ServerSettings, { withSecrets: false });
  expect(readBackup(text, settings)).toEqual({
    differences: [{ path: 'AniDb/MaxRelationDepth', now: 1, inBackup: 3 }],
    unknown: ['Import/VideoExtensions', 'Import/Novelty'],
  });
});

test('what is this server’s own is named', () => {
  for (const path of ['FirstRun', 'Database/Host', 'Web/Port', 'Quartz/ConnectionString']) {
    expect(isOwnToServer(path)).toBe(true);
  }
  expect(isOwnToServer('WebUI_Settings')).toBe(false);
  expect(isOwnToServer('AniDb/Username')).toBe(false);
});

test.each(['', '{', 'null', '[]', '{}', '{"format":"hondana-settings"}', '{"settings":{}}'])(
  '“%s” is no backup',
  (text) => {
    expect(() => readBackup(text, settings)).toThrow(/^The file/);
  },
);

test('whatever the document, its own backup changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
      const some = JSON.parse(JSON.stringify(document)) as ServerSettings;
      const { differences, unknown } = readBackup(backupText(some, { withSecrets: true }), some);
      expect([differences, unknown]).toEqual([[], []]);
    }),
  );
});
