import { expect, test } from 'vitest';
import { addToManifest } from './manifest.ts';

const entry = (version: string) => ({
  version,
  minServerVersion: '5.1.0.28',
  downloadUrl: `https://example.org/hondana-${version}.zip`,
  checksum: 'sha256:00',
  releaseNotes: '- Snow',
  commit: '0a1b2c3d',
  tag: `v${version}`,
  date: '2026-12-24T00:00:00.000Z',
});

const versions = (manifest: string) => {
  const lists: [string, { version: string }[]][] = Object.entries(JSON.parse(manifest));
  return lists.map(([channel, entries]) => [channel, ...entries.map(({ version }) => version)].join(' '));
};

test('lists a prerelease under Dev and others under Stable, in front of the earlier ones', () => {
  const first = addToManifest(entry('10.0.0'));
  expect(versions(first)).toEqual(['Stable 10.0.0', 'Dev']);
  const second = addToManifest(entry('10.1.0-dev.4'), first);
  expect(versions(second)).toEqual(['Stable 10.0.0', 'Dev 10.1.0-dev.4']);
  expect(versions(addToManifest(entry('10.1.0'), second))).toEqual([
    'Stable 10.1.0 10.0.0',
    'Dev 10.1.0-dev.4',
  ]);
});

test('keeps earlier entries as they were, and replaces that of the same version', () => {
  const others = { version: '9.0.0', maxServerVersion: '5.3.3.0' };
  const earlier = JSON.stringify({
    Stable: [{ ...entry('10.0.0'), checksum: 'sha256:ff' }, others],
    Dev: [],
  });
  expect(JSON.parse(addToManifest(entry('10.0.0'), earlier))).toEqual({
    Stable: [entry('10.0.0'), others],
    Dev: [],
  });
});

test.each(['10.1.0-beta.1', '10', '10.1.0-dev', 'v10.1.0'])('rejects the version %s', (version) => {
  expect(() => addToManifest(entry(version))).toThrow(`Shoko Server cannot read the version ${version}`);
});

test.each(['{}', '{"Stable":[]}', '[]'])('rejects %s as an earlier manifest', (text) => {
  expect(() => addToManifest(entry('10.0.0'), text)).toThrow('with the lists Stable and Dev');
});
