import { isObject } from '@hondana/contract/isObject';
import { readRecordings } from '@hondana/contract/recordings';
import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { isWebPath } from './shared/draft/settingPath.ts';
import { findableSettings, isOn } from './shared/findableSettings.ts';

const fields = findableSettings(pages).filter(({ field, path }) => field && !isWebPath(path));

function hasPath(document: unknown, path: string): boolean {
  const holder = path
    .split('/')
    .reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : 'missing'),
      document,
    );
  return holder !== 'missing';
}

test.each([
  ['5.3', 'init.Settings.Waiting', '5.3.3.0'],
  ['6.0', 'Settings', '6.0.0-dev.425'],
] as const)('edits only settings that Shoko Server %s has', (contract, name, version) => {
  const recorded = readRecordings(contract).find((one) => one.name === name)?.body;
  const missing = fields.filter(isOn(version)).filter(({ path }) => !hasPath(recorded, path));
  // Gone since 5.3, as the page shows (facts 2).
  const gone = contract === '5.3' ? ['TraktTv/AutoLink', 'TraktTv/UpdateFrequency', 'TraktTv/VipStatus'] : [];
  expect(missing.map(({ path }) => path)).toEqual(gone);
});

test('offers nothing of Trakt on Shoko Server 6', () => {
  const offered = findableSettings(pages).filter(isOn('6.0.0-dev.425'));
  expect(offered.filter(({ path, label }) => /trakt/i.test(`${path} ${label}`))).toEqual([]);
});
