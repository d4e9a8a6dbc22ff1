import { expect, test } from 'vitest';
import {
  citedPlaces,
  coverageCounts,
  hasTest,
  numberFaults,
  rowFaults,
  rowNumbersIn,
} from './coverageTable.ts';

const source = `
test('a person signs in', async () => {});
test.for([1, 2] as const)('no barrier at %i px', async () => {});
it("it's said", () => {});
test.skip('not now', () => {});
describe('a group of tests', () => {});
`;
const readSource = (path: string) => (path === 'a.test.ts' ? source : undefined);
const faults = (...lines: string[]) => {
  const table = lines.join('\n');
  return [...numberFaults({ prefix: 'S1', rows: 2 }, table), ...rowFaults(table, readSource)];
};
const second = '| S1-002 | | prose |';

test('finds tests by exact title, parametrised or not, and ignores skipped ones and groups', () => {
  expect(hasTest(source, 'a person signs in')).toBe(true);
  expect(hasTest(source, 'no barrier at %i px')).toBe(true);
  expect(hasTest(source, "it's said")).toBe(true);
  expect(hasTest(source, 'a person')).toBe(false);
  expect(hasTest(source, 'not now')).toBe(false);
  expect(hasTest(source, 'a group of tests')).toBe(false);
});

test('requires every row exactly once, and no other', () => {
  expect(faults('| S1-001 | here | `a.test.ts > a person signs in` |', second)).toEqual([]);
  expect(faults(second)).toEqual(['S1-001 is left out']);
  expect(faults(second, second, '| S1-001 | | open |')).toEqual(['S1-002 stands there twice']);
  expect(faults('| S1-001 | | open |', second, '| S1-003 | | open |')).toEqual([
    'S1-003 is no row of this specification',
  ]);
});

test('requires a row to name existing tests or say why it has none', () => {
  const both = '`a.test.ts > a person signs in`<br>`a.test.ts > no barrier at %i px`';
  expect(faults(`| S1-001 | here | ${both} |`, '| S1-002 | | open: the log is not there yet |')).toEqual([]);
  expect(faults('| S1-001 | here | `a.test.ts > something else` |', second)).toEqual([
    'S1-001 names a test that a.test.ts does not have: something else',
  ]);
  expect(faults('| S1-001 | here | `b.test.ts > a person signs in` |', second)).toEqual([
    'S1-001 names b.test.ts, which does not exist',
  ]);
  expect(faults('| S1-001 | here | surely |', second)).toEqual([
    'S1-001 says neither `file > test title`, nor prose, nor open',
  ]);
  expect(faults('| S1-001 | | `a.test.ts > a person signs in` |', second)).toEqual([
    'S1-001 does not say where',
  ]);
});

test('knows a call by its name', () => {
  const call = '| `GET Series/{seriesId}` | moved | `seriesQuery` |';
  expect(rowFaults(`${call} \`a.test.ts > a person signs in\` |`, readSource)).toEqual([]);
  expect(rowFaults(`${call} \`a.test.ts > something else\` |`, readSource)).toEqual([
    '`GET Series/{seriesId}` names a test that a.test.ts does not have: something else',
  ]);
  expect(citedPlaces('| `User` | `samples/User.json` | `users.ts` | open |')).toEqual([
    { id: '`User`', place: 'samples/User.json' },
    { id: '`User`', place: 'users.ts' },
  ]);
});

test('reads the paths and path endings that a row names', () => {
  expect(
    citedPlaces('| S1-001 | edits (`draft/edits.ts`, settings), `Page.tsx` and `useDraft` | prose |'),
  ).toEqual([
    { id: 'S1-001', place: 'draft/edits.ts' },
    { id: 'S1-001', place: 'Page.tsx' },
  ]);
});

test('counts covered and open rows', () => {
  const table = ['| S1-001 | here | `a.test.ts > a person signs in` |', '| S1-002 | | open: later |'];
  expect(coverageCounts(table.join('\n'))).toBe('1 covered, 0 prose, 1 open');
});

test('finds a row number in a source with its line', () => {
  expect(rowNumbersIn('const pause = 200;\n/** A pause (S1-157, S3-201). */')).toEqual([
    { id: 'S1-157', line: 2 },
    { id: 'S3-201', line: 2 },
  ]);
  expect(rowNumbersIn('/** A pause (spec 1, section 9). */')).toEqual([]);
});
