import type { Page } from 'playwright';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { jumpAround } from './jumpAround.ts';
import { jumpToEnd } from './jumpToEnd.ts';
import { library } from './library.ts';
import { onCollection } from './openCollection.ts';
import { type Bench, printTable, type Table } from './table.ts';
import { turnWheel } from './turnWheel.ts';

function measureCollection<Key extends string>(
  bench: Bench,
  table: Pick<Table<Key>, 'title' | 'columns' | 'sandbox'>,
  measure: (page: Page) => Promise<Readonly<Record<Key, number>>>,
): Promise<void> {
  return printTable(bench, {
    ...table,
    of: 'list',
    measurements: [
      { name: 'collection', take: async ({ url }) => [await onCollection(bench.browser, url, measure)] },
    ],
  });
}

/** Of long lists. The headers have the bars of docs/performance.md. */
export async function measureScale(bench: Bench): Promise<void> {
  const atPace: SandboxOptions = { ...library, pace: 'reference' };
  await measureCollection(
    bench,
    {
      title: 'jump to the end',
      columns: [
        ['requests', 'list requests (≤ 3)'],
        ['time', 'last card, ms (≤ 600)'],
      ],
      sandbox: atPace,
    },
    jumpToEnd,
  );
  await measureCollection(
    bench,
    {
      title: '400 jumps',
      columns: [
        ['elements', 'elements in the page (≤ 1,500)'],
        ['grown', 'heap growth, MB (≤ 30)', 1],
      ],
      sandbox: { series: 300, posterOnlyGroups: 99_900 },
    },
    (page) => jumpAround(page, 400),
  );
  for (const [title, sandbox, most] of [
    ['wheel, no pace', library, 15],
    ['wheel, reference pace', atPace, 40],
  ] as const) {
    const columns: Table<'withPlaceholder' | 'longFrames'>['columns'] = [
      ['withPlaceholder', `frames with a placeholder, % (≤ ${most})`, 1],
      ['longFrames', 'frames over 50 ms (≤ 10)'],
    ];
    await measureCollection(bench, { title, columns, sandbox }, turnWheel);
  }
}
