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

test('the notes are the section of the version, with the line that a server looks for', () => {
  expect(releaseNotes(changelog, '10.1.0')).toBe(
    '### Added\n\n- Snow\n\nMinimum Server Version: **5.1.0**\n',
  );
  expect(releaseNotes(changelog, '10.0.0')).toBe('- First\n\nMinimum Server Version: **5.1.0**\n');
});

test('a version that the changelog does not tell of is not released', () => {
  expect(() => releaseNotes(changelog, '10.1')).toThrow('CHANGELOG.md has no section [10.1].');
  expect(() => releaseNotes(changelog, 'Unreleased')).toThrow('CHANGELOG.md has no section [Unreleased].');
});

test('the changelog tells of the present version', async () => {
  const { version } = JSON.parse(await readFile(repositoryPath('package.json'), 'utf8'));
  expect(releaseNotes(await readFile(repositoryPath('CHANGELOG.md'), 'utf8'), version)).not.toBe('');
});
