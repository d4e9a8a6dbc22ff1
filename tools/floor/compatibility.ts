import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserName, CompatData, Identifier, SupportStatement } from '@mdn/browser-compat-data/types';
import { compareVersions } from 'compare-versions';
import { floor } from '../build/floor.ts';
import { packageFolder } from '../build/packageFolder.ts';
import type { Need } from './need.ts';

const file = path.join(packageFolder('@mdn/browser-compat-data'), 'data.json');

export const { api, css, javascript }: CompatData = JSON.parse(readFileSync(file, 'utf8'));

/** Members of an object, or values of a property. */
export function partsOf(identifier: Identifier | undefined): [name: string, part: Identifier][] {
  const { __compat, ...parts } = identifier ?? {};
  return Object.entries(parts);
}

/** On phones and tablets the same engines have the same versions. */
const browsers: readonly (readonly [BrowserName, string])[] = [
  ['chrome', floor.chrome],
  ['chrome_android', floor.chrome],
  ['edge', floor.edge],
  ['firefox', floor.firefox],
  ['firefox_android', floor.firefox],
  ['safari', floor.safari],
  ['safari_ios', floor.safari],
];

/** Support with a prefix counts: the build adds it. */
function isSupported(support: SupportStatement | undefined, version: string): boolean {
  return [support ?? []].flat().some((statement) => {
    const { version_added: added, version_removed: removed, flags, alternative_name } = statement;
    if (flags || alternative_name || typeof added !== 'string' || added === 'preview') return false;
    if (typeof removed === 'string' && compareVersions(removed, version) <= 0) return false;
    return compareVersions(added.replace('≤', ''), version) <= 0;
  });
}

/** Features that MDN does not describe count as supported. */
export function needsOf(feature: string, identifier: Identifier | undefined): Need[] {
  const support = identifier?.__compat?.support;
  if (!support) return [];
  const lacking = browsers
    .filter(([browser, version]) => !isSupported(support[browser], version))
    .map(([browser]) => browser);
  return lacking.length > 0 ? [{ feature, lacking }] : [];
}
