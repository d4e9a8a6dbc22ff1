import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { repositoryPath } from '../build/paths.ts';
import { releaseNotes } from './releaseNotes.ts';

const changelog = `# Changelog

## [Unreleased]

## [10.1.0] - 2026-12-24

### Added

- Snow

## [10.0.0] - 2026-11-26

- First

[10.1.0]: https://example.org/10.1.0
`;

test('extracts the section of a version and adds the minimum server version', () => {
  expect(releaseNotes(changelog, '10.1.0')).toBe(
    '### Added\n\n- Snow\n\nMinimum Server Version: **5.1.0**\n',
  );
  expect(releaseNotes(changelog, '10.0.0')).toBe('- First\n\nMinimum Server Version: **5.1.0**\n');
});

test('rejects a version without a section in the changelog', () => {
  expect(() => releaseNotes(changelog, '10.1')).toThrow('CHANGELOG.md has no section [10.1].');
  expect(() => releaseNotes(changelog, 'Unreleased')).toThrow('CHANGELOG.md has no section [Unreleased].');
});

test('finds the current version in the changelog', async () => {
  const { version } = JSON.parse(await readFile(repositoryPath('package.json'), 'utf8'));
  expect(releaseNotes(await readFile(repositoryPath('CHANGELOG.md'), 'utf8'), version)).not.toBe('');
});
