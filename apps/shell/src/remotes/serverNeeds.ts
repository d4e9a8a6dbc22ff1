import { comparable, sideOf } from '@hondana/shared/api/serverVersion';
import { isWithin } from '@hondana/shared/remote/range';

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
  if (sign === '>=') return `${shown} or later`;
  if (sign === '>') return `later than ${shown}`;
  if (sign === '<') return `before ${shown}`;
  if (sign === '<=') return `${shown} or earlier`;
  if (sign === '^') return `${shown} or later and before ${Number.parseInt(version, 10) + 1}.0.0`;
  return `${sign}${shown}`;
}

export function serverNeeds(remote: { readonly title: string }, range: string, version: string): string {
  const alternatives = range.split('||').map(comparatorsOf);
  const needed = alternatives.map((all) => all.map(wordsOf).join(' and ')).join(', or ');
  const isTooOld = alternatives
    .flat()
    .some((one) => /^[>^~]/.test(one.sign) && !isWithin(comparable(version), `>=${one.version}`));
  const update = isTooOld ? 'update the server, or ' : '';
  return `It needs Shoko Server ${needed}; this one is ${version}. An administrator can ${update}install a version of ${remote.title} made for it.`;
}
