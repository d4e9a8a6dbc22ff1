import { comparable, sideOf } from '@hondana/shared/api/serverVersion';
import { isWithin } from '@hondana/shared/remote/range';
import { t } from '@lingui/core/macro';

interface Comparator {
  readonly sign: string;
  readonly version: string;
}

function comparatorsOf(alternative: string): Comparator[] {
  return alternative
    .trim()
    .split(/\s+/)
    .map((text) => {
      const [, sign = '', version = ''] = /^([<>=^~]*)(.*)$/.exec(text) ?? [];
      return { sign, version };
    });
}

function wordsOf({ sign, version }: Comparator): string {
  // Descriptors write the fourth number as a prerelease step; servers before 6 don't.
  const shown = sideOf(version) === 'before6' ? version.replace('-dev.', '.') : version;
  if (sign === '>=') return t`${shown} or later`;
  if (sign === '>') return t`later than ${shown}`;
  if (sign === '<') return t`before ${shown}`;
  if (sign === '<=') return t`${shown} or earlier`;
  if (sign === '^') {
    const end = `${Number.parseInt(version, 10) + 1}.0.0`;
    return t`${shown} or later and before ${end}`;
  }
  return `${sign}${shown}`;
}

export function serverNeeds(remote: { readonly title: string }, range: string, version: string): string {
  const alternatives = range.split('||').map(comparatorsOf);
  const needed = alternatives
    .map((all) => all.map(wordsOf).reduce((least, most) => t`${least} and ${most}`))
    .reduce((one, other) => t`${one}, or ${other}`);
  const isTooOld = alternatives
    .flat()
    .some((one) => /^[>^~]/.test(one.sign) && !isWithin(comparable(version), `>=${one.version}`));
  const { title } = remote;
  return isTooOld
    ? t`It needs Shoko Server ${needed}; this one is ${version}. An administrator can update the server, or install a version of ${title} made for it.`
    : t`It needs Shoko Server ${needed}; this one is ${version}. An administrator can install a version of ${title} made for it.`;
}
