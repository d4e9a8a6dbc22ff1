import type { Queue, QueueItem, VersionSet } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { banFinding } from './banFinding.ts';
import { databaseFinding } from './databaseFinding.ts';
import { folderFinding } from './folderFinding.ts';
import { liveFinding } from './liveFinding.ts';
import { networkFinding } from './networkFinding.ts';
import { queueFinding } from './queueFinding.ts';
import { unrecognizedFinding } from './unrecognizedFinding.ts';
import { versionFinding } from './versionFinding.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

function task(StartTime: string | null): QueueItem {
  return {
    Key: 'a',
    Type: 'Hash File',
    Title: 'Hashing File',
    Details: {},
    IsRunning: true,
    StartTime,
    IsBlocked: false,
  };
}

function queue(changes: Partial<Queue>): Queue {
  const counts = { WaitingCount: 0, BlockedCount: 0, TotalCount: 0, ThreadCount: 4, CurrentlyExecuting: [] };
  return { ...counts, ...changes };
}

test.for([
  ['Internet', 'well', 'Connected to the internet.'],
  ['PartialInternet', 'notice', 'Only part of the internet is reachable.'],
  ['LocalOnly', 'trouble', 'Local network only.'],
  ['NoGateways', 'trouble', 'No network.'],
  ['NoInterfaces', 'trouble', 'No network.'],
] as const)('rates network access %s as %s', ([availability, verdict, text]) => {
  expect(networkFinding(availability)).toMatchObject({ verdict, text });
});

test('names the banned protocols and when the server retries', () => {
  const none = { IsAniDBHttpBanned: false, IsAniDBUdpBanned: false };
  expect(banFinding(none, []).verdict).toBe('well');
  const both = { IsAniDBHttpBanned: true, IsAniDBUdpBanned: true };
  const finding = banFinding(both, [{ kind: 'UDP', until: now }]);
  expect(finding.verdict).toBe('trouble');
  expect(finding.text).toMatch(
    /banned the server for HTTP and UDP\. The server retries automatically on Nov 2\d, 2026/,
  );
  expect(banFinding({ ...none, IsAniDBUdpBanned: true }, []).text).toBe(
    'AniDB has banned the server for UDP. The server retries automatically.',
  );
});

test.for([
  ['nothing to do', {}, true, 'well', 'The queue is empty.'],
  [
    'work',
    { WaitingCount: 9, CurrentlyExecuting: [task('2026-11-21T11:59:00Z')] },
    true,
    'well',
    '1 task running, 9 waiting.',
  ],
  [
    'paused',
    { WaitingCount: 9, BlockedCount: 1 },
    false,
    'trouble',
    'The queue is paused with 10 tasks waiting.',
  ],
  ['stuck', { WaitingCount: 9 }, true, 'trouble', 'The queue is stuck: 9 tasks waiting, none running.'],
  [
    'blocked',
    { BlockedCount: 1 },
    true,
    'notice',
    '1 task is waiting for AniDB, an account or the internet.',
  ],
  [
    'hanging',
    { CurrentlyExecuting: [task(null), task('2026-11-21T10:00:00Z')] },
    true,
    'notice',
    '“Hashing File” has been running for 2 h.',
  ],
] as const)('rates a queue: %s', ([, changes, isRunning, verdict, text]) => {
  expect(queueFinding(queue(changes as Partial<Queue>), isRunning, now)).toMatchObject({ verdict, text });
});

test('names folders that the server cannot find with their paths', () => {
  const there = { name: 'Anime', path: '/anime', isThere: true };
  expect(folderFinding([there])).toMatchObject({
    verdict: 'well',
    text: 'The folder was found.',
  });
  expect(folderFinding([there, there, there, there]).text).toBe('All 4 folders found.');
  expect(
    folderFinding([there, { ...there, name: 'Movies', path: '/mnt/movies', isThere: false }]),
  ).toMatchObject({
    verdict: 'trouble',
    text: 'The server cannot find Movies (/mnt/movies).',
  });
  expect(folderFinding([{ ...there, isThere: undefined }]).verdict).toBe('unknown');
  expect(folderFinding([]).verdict).toBe('notice');
});

test('reports versions that don’t match, are too old or newer than this interface knows', () => {
  const versions = (Version: string, parts = Version) =>
    ({ Server: { Version }, Commons: { Version: parts }, Models: { Version } }) as VersionSet;
  expect(versionFinding(versions('5.3.3.0'))).toMatchObject({
    verdict: 'well',
    text: 'Server 5.3.3; all components match.',
  });
  expect(versionFinding(versions('5.3.3.12')).text).toBe('Server 5.3.3.12; all components match.');
  expect(versionFinding(versions('5.3.3.0', '5.3.2.0'))).toMatchObject({
    verdict: 'notice',
    text: 'Server 5.3.3 doesn’t match its components: Commons 5.3.2.',
  });
  expect(versionFinding(versions('5.0.0.0')).text).toMatch(/needs 5\.1\.0\.28/);
  const since6 = (Version: string) =>
    versionFinding({
      Server: { Version, ReleaseChannel: 'Dev' },
      MediaInfo: { Version: null },
      WebUI: { Version: null },
    });
  expect(since6('6.0.0-dev.425')).toEqual({
    verdict: 'well',
    text: 'Server 6.0.0-dev.425 is supported.',
  });
  expect(since6('7.0.0')).toMatchObject({
    verdict: 'notice',
    text: 'This interface hasn’t been tested with server 7.0.0 yet.',
    advice: expect.stringMatching(/^Most things should work\./),
  });
});

test('rates unrecognized files, the database and the live connection', () => {
  expect(unrecognizedFinding(0).verdict).toBe('well');
  expect(unrecognizedFinding(1).advice).toMatch(/or ignore anything that isn’t anime\.$/);
  expect(unrecognizedFinding(1).text).toBe('1 file is not recognized.');
  const status = (Blocked: boolean, Status: string | null) =>
    databaseFinding({
      State: 'Started',
      StartupMessage: null,
      Uptime: null,
      DatabaseBlocked: { Blocked, Status, Progress: null },
    });
  expect(status(false, null)).toMatchObject({ verdict: 'well', text: 'Database is writable.' });
  expect(status(true, 'Cleaning up').text).toBe('The database is blocked: Cleaning up');
  expect(status(true, 'Cleaning up').advice).toMatch(/^If this lasts for minutes/);
  expect(liveFinding('connected').text).toBe('Live updates connected.');
  expect(
    [liveFinding('connected'), liveFinding('reconnecting'), liveFinding('lost')].map(
      ({ verdict }) => verdict,
    ),
  ).toEqual(['well', 'notice', 'trouble']);
});
