import { expect, test } from 'vitest';
import { repeatedNames } from './repeatedNames.ts';

const text = 'export function placeOf() {}\nexport interface Place {}\nconst own = 1;\n';

test('reports a name that two files of a program export, with both files', () => {
  const found = repeatedNames([
    { file: 'apps/settings/src/a.ts', text },
    { file: 'libs/shared/src/b.ts', text: 'export const placeOf = 1;\nexport type { Place } from "./a";' },
    { file: 'apps/sandbox/src/c.ts', text },
    { file: 'tools/d.ts', text },
    { file: 'apps/settings/src/lazyPlace.tsx', text },
  ]);
  expect([...found]).toEqual([['interface: placeOf', ['apps/settings/src/a.ts', 'libs/shared/src/b.ts']]]);
});
