import type { Build } from './builds.ts';
import { median } from './figures.ts';

/** What is measured, its title, and how many digits follow the point. */
export type Column<Key extends string> = readonly [key: Key, title: string, digits: number];

export interface Table<Key extends string> {
  readonly title: string;
  /** What its rows are. */
  readonly of: string;
  readonly columns: readonly Column<Key>[];
}

/** Prints the head of a table in Markdown, so that it can be taken over into docs/performance.md. */
export function printHead(
  { title, of, columns }: Table<string>,
  builds: readonly Build[],
  runs: number,
): void {
  console.log(`\n### ${title}: ${builds.map(({ name }) => name).join(' → ')}, medians of ${runs}\n`);
  console.log(`| ${[of, ...columns.map(([, column]) => column)].join(' | ')} |`);
  console.log(`|---${'|---'.repeat(columns.length)}|`);
}

/** Prints a row: the medians of each build's samples and, of whole numbers, the share of the first that is left. */
export function printRow<Key extends string>(
  { columns }: Table<Key>,
  name: string,
  samples: readonly (readonly Readonly<Record<Key, number>>[])[],
): void {
  const cells = columns.map(([key, , digits]) => {
    const values = samples.map((of) => median(of.map((one) => one[key])));
    const [before, after] = values;
    const share = before && after !== undefined && digits === 0 ? ` (${(after / before).toFixed(2)})` : '';
    return values.map((value) => value.toFixed(digits)).join(' → ') + share;
  });
  console.log(`| ${[name, ...cells].join(' | ')} |`);
}
