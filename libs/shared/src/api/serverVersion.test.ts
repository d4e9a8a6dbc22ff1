import { contractVersions } from '@hondana/contract/versions';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { episodeNumberText, episodeTypeOf, serverEpisodeTypes } from '../anime/episodeType.ts';
import {
  comparable,
  type Feature,
  featureVersions,
  isAtLeast,
  judgeServer,
  newestKnownServer,
  parseServerVersion,
  sideOf,
  supports,
  versionText,
} from './serverVersion.ts';
import type { ComponentVersion, VersionSet } from './types.ts';

const versions = (server: ComponentVersion, webUi?: ComponentVersion): VersionSet => ({
  Server: server,
  Commons: { Version: null },
  Models: { Version: null },
  MediaInfo: { Version: null },
  ...(webUi && { WebUI: webUi }),
});

describe('a server version', () => {
  it.each([
    ['5.1.0.28', [5, 1, 0, 28]],
    ['5.3.3.0', [5, 3, 3, 0]],
    ['5.3.3', [5, 3, 3, 0]],
    ['v5.3', [5, 3, 0, 0]],
    ['6.0.0-dev.425', [6, 0, 0, 425]],
    ['6.0.0', [6, 0, 0, 0]],
    ['', [1, 0, 0, 0]],
    [null, [1, 0, 0, 0]],
    ['nightly', [1, 0, 0, 0]],
  ])('is parsed from %j', (text, expected) => {
    expect(parseServerVersion(text)).toEqual(expected);
  });

  it('ranks a stable release above all builds of the one before', () => {
    expect(isAtLeast('5.2.0.0', '5.1.0.999')).toBe(true);
    expect(isAtLeast('5.1.0.28', '5.1.0.28')).toBe(true);
    expect(isAtLeast('5.1.0.9', '5.1.0.28')).toBe(false);
  });

  it('ranks a stable release above its own builds since version 6', () => {
    expect(isAtLeast('6.0.0', '6.0.0-dev.425')).toBe(true);
    expect(isAtLeast('6.0.0-dev.425', '6.0.0')).toBe(false);
    expect(isAtLeast('6.0.0-dev.425', '6.0.0-dev.99')).toBe(true);
    expect(isAtLeast('6.0.0-dev.1', '5.99.0.999')).toBe(true);
    expect(isAtLeast('6.1.0-dev.1', '6.0.0')).toBe(true);
  });

  it.each([
    ['5.1.0.28', '5.1.0-dev.28'],
    ['5.3.3.0', '5.3.3-dev.0'],
    ['6.0.0-dev.425', '6.0.0-dev.425'],
    ['6.0.0', '6.0.0'],
    ['6.0.1.0', '6.0.1'],
  ])('reads %s as %s in a range', (version, expected) => {
    expect(comparable(version)).toBe(expected);
  });

  it.each([
    ['5.3.3.0', 'before6'],
    ['6.0.0-dev.425', 'since6'],
    ['6.0.0', 'since6'],
    ['10.0.0-dev.1', 'since6'],
    [undefined, 'before6'],
  ])('tells that %s is %s', (version, side) => {
    expect(sideOf(version)).toBe(side);
  });

  it('has a total order', () => {
    const version = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(99)).map((parts) => parts.join('.'));
    fc.assert(
      fc.property(version, version, (left, right) => {
        expect(isAtLeast(left, right) && isAtLeast(right, left)).toBe(left === right);
        expect(isAtLeast(left, right) || isAtLeast(right, left)).toBe(true);
      }),
    );
  });

  it('enables features from the build that introduces them', () => {
    expect(supports('5.1.0.34', 'RelocateSeriesFiles')).toBe(false);
    expect(supports('5.1.0.35', 'RelocateSeriesFiles')).toBe(true);
    expect(supports('5.1.0.74', 'DuplicatesQuickSelect')).toBe(false);
    expect(supports('5.1.0.79', 'DuplicatesQuickSelect')).toBe(true);
    expect(supports(undefined, 'TraktVipCheck')).toBe(false);
    for (const version of ['6.0.0-dev.425', '6.0.0', '7.0.0']) {
      expect((Object.keys(featureVersions) as Feature[]).every((feature) => supports(version, feature))).toBe(
        true,
      );
    }
  });

  it('is shown with channel and commit unless it is stable', () => {
    expect(versionText({ Version: '5.3.3.0', ReleaseChannel: 'Stable', Commit: '89246118' })).toBe('5.3.3.0');
    expect(versionText({ Version: '5.1.0.50', ReleaseChannel: 'Dev', Commit: '892461188e' })).toBe(
      '5.1.0.50-Dev (8924611)',
    );
    expect(versionText({ Version: '6.0.0-dev.425', ReleaseChannel: 'Dev', Commit: 'cd42e6905' })).toBe(
      '6.0.0-dev.425 (cd42e69)',
    );
    expect(versionText({ Version: '6.0.0', ReleaseChannel: 'Stable', Commit: 'cd42e6905' })).toBe('6.0.0');
  });
});

describe('the gate', () => {
  it.each([
    ['5.1.0.28', 'supported'],
    ['5.3.3.0', 'supported'],
    ['5.1.0.27', 'too old'],
    ['4.2.2.0', 'too old'],
    ['6.0.0-dev.425', 'supported'],
    ['6.0.0', 'supported'],
    ['6.0.9', 'supported'],
    ['6.1.0-dev.1', 'newer'],
    ['7.0.0', 'newer'],
    ['10.0.0.0', 'newer'],
    ['nightly', 'too old'],
    ['', 'too old'],
  ])('judges %s as %s', (version, verdict) => {
    expect(judgeServer(versions({ Version: version, ReleaseChannel: 'Stable' })).verdict).toBe(verdict);
  });

  it('knows the servers whose contract is recorded', () => {
    expect(newestKnownServer).toBe(contractVersions.at(-1));
  });

  it('lets debug builds pass however old they are', () => {
    expect(judgeServer(versions({ Version: '5.0.0.0', ReleaseChannel: 'Debug' })).verdict).toBe('supported');
    expect(judgeServer(versions({ Version: '5.0.0.0' }), { debugBuild: true }).verdict).toBe('supported');
    expect(judgeServer(versions({ Version: '7.0.0', ReleaseChannel: 'Debug' })).verdict).toBe('newer');
  });

  it('takes the higher of the two minimums', () => {
    const server = { Version: '5.2.0.0' };
    const judged = judgeServer(versions(server, { Version: '10.0.0', MinimumServerVersion: '5.3.0.0' }));
    expect(judged).toEqual({ verdict: 'too old', version: '5.2.0.0', minimum: '5.3.0.0' });
    const lower = versions({ Version: '5.1.0.1' }, { Version: '10.0.0', MinimumServerVersion: '4.0.0' });
    expect(judgeServer(lower)).toMatchObject({ verdict: 'too old', minimum: '5.1.0.28' });
  });
});

describe('an episode type', () => {
  it('has one name whichever server sends it', () => {
    expect(episodeTypeOf('Normal')).toBe(episodeTypeOf('Episode'));
    expect(episodeTypeOf('ThemeSong')).toBe('Credits');
    expect(episodeTypeOf('Extra')).toBe('Unknown');
    expect(episodeTypeOf('constructor')).toBe('Unknown');
    expect(episodeTypeOf(undefined)).toBe('Unknown');
  });

  it('is requested by the name that the server’s version uses', () => {
    expect(serverEpisodeTypes('Episode', '5.3.0.0')).toEqual(['Episode']);
    expect(serverEpisodeTypes('Credits', '5.2.0.0')).toEqual(['ThemeSong']);
    expect(serverEpisodeTypes('Credits', undefined)).toEqual(['Credits']);
  });

  it('prefixes the episode number with its letter', () => {
    expect([
      episodeNumberText('Episode', 7),
      episodeNumberText('Special', 2),
      episodeNumberText('ThemeSong', 1),
    ]).toEqual(['7', 'S2', 'C1']);
  });
});
