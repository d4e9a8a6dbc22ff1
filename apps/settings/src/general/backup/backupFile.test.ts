import type { ServerSettings } from '@hondana/shared/api/types';
import { defaultWebUiSettings, readSettings } from '@hondana/shared/settings';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { backupKindOf, backupText, readBackup } from './backupFile.ts';

const settings = {
  FirstRun: false,
  AniDb: { Username: 'me', Password: 'hush', AVDumpKey: 'key', MaxRelationDepth: 1 },
  TraktTv: { AuthToken: 'trakt', RefreshToken: 'again', TokenExpirationDate: '1', SyncFrequency: 4 },
  Database: { Password: 'db', Host: 'h' },
  Quartz: { ConnectionString: 'Data Source=x' },
  TMDB: { UserApiKey: 'tmdb' },
  Import: { VideoExtensions: ['MKV'] },
  Web: { Port: 8111 },
  WebUI_Settings: '{"settingsRevision":10,"theme":"theme-sea","ours":{"kept":1}}',
} as unknown as ServerSettings;

function documents(server: ServerSettings) {
  const text: unknown = server.WebUI_Settings;
  if (typeof text !== 'string') return { server, web: defaultWebUiSettings };
  return { server, web: readSettings(text) };
}

test('omits credentials and tokens unless they are included', () => {
  const plain = backupText(settings, { withSecrets: false });
  for (const secret of ['me', 'hush', 'key', 'trakt', 'again', 'db', 'Data Source=x', 'tmdb']) {
    expect(plain).not.toContain(`"${secret}"`);
  }
  expect(plain).toContain('"SyncFrequency": 4');
  expect(backupText(settings, { withSecrets: true })).toContain('"hush"');
});

test('lists differences and unknown settings, and ignores secrets missing from the file', () => {
  const other = structuredClone(settings) as unknown as Record<string, Record<string, unknown>>;
  Object.assign(other.AniDb ?? {}, { MaxRelationDepth: 3, Password: 'other' });
  Object.assign(other.Import ?? {}, { VideoExtensions: 'MKV', Novelty: true });
  const text = backupText(other as unknown as ServerSettings, { withSecrets: false });
  expect(readBackup(text, documents(settings))).toEqual({
    differences: [{ path: 'AniDb/MaxRelationDepth', now: 1, inBackup: 3 }],
    unknown: ['Import/VideoExtensions', 'Import/Novelty'],
  });
});

test('lists each difference of the interface’s settings, also from older revisions', () => {
  const place = { i: 'shokoNews', x: 0, y: 0, w: 3, h: 20 };
  const text = (document: object): string => JSON.stringify(document);
  const other = {
    ...settings,
    WebUI_Settings: text({
      settingsRevision: 4,
      theme: 'theme-sea',
      updateChannel: 'unstable',
      dashboard: { hideMediaType: true },
      layout: { dashboard: { lg: [place] } },
      hondana: { plugins: [{ id: 'evil' }] },
    }),
  } as unknown as ServerSettings;
  const { differences } = readBackup(backupText(other, { withSecrets: false }), documents(settings));
  expect(differences).toEqual([
    { path: 'web:updateChannel', now: 'Stable', inBackup: 'Dev' },
    { path: 'web:dashboard/hideMediaType', now: false, inBackup: true },
    { path: 'web:layout/dashboard/lg', now: undefined, inBackup: [place] },
    { path: 'web:hondana/plugins', now: undefined, inBackup: [{ id: 'evil' }] },
  ]);
});

test('tells settings of the server itself and plugins from ordinary ones', () => {
  for (const path of ['FirstRun', 'Database/Host', 'Web/Port', 'Quartz/ConnectionString']) {
    expect(backupKindOf(path)).toBe('server');
  }
  expect(backupKindOf('web:hondana/plugins')).toBe('plugins');
  for (const path of ['web:theme', 'AniDb/Username', 'Plugins/Renamer/MoveOnImport']) {
    expect(backupKindOf(path)).toBe('ordinary');
  }
});

test.each(['', '{'])('rejects “%s” as invalid JSON', (text) => {
  expect(() => readBackup(text, documents(settings))).toThrow('This isn’t a valid JSON file.');
});

test.each(['null', '[]', '{}', '{"format":"hondana-settings"}', '{"settings":{}}'])(
  'rejects “%s” as not a backup',
  (text) => {
    expect(() => readBackup(text, documents(settings))).toThrow(/^The file/);
  },
);

test('finds no differences between any document and its own backup', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (document) => {
      const some = JSON.parse(JSON.stringify(document)) as ServerSettings;
      const { differences, unknown } = readBackup(backupText(some, { withSecrets: true }), documents(some));
      expect([differences, unknown]).toEqual([[], []]);
    }),
  );
});
