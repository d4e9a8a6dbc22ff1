import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import type { Build } from './builds.ts';
import { median } from './figures.ts';
import type { RunningSandbox } from './startSandbox.ts';

export type Column<Key extends string> = readonly [key: Key, title: string, digits: number];

type Sample<Key extends string> = Readonly<Record<Key, number>>;

export interface Measurement<Key extends string> {
  readonly rows: readonly string[];
  readonly take: (server: RunningSandbox) => Promise<readonly Sample<Key>[]>;
}

export interface Table<Key extends string> {
  readonly title: string;
  /** Header of the first column. */
  readonly of: string;
  readonly columns: readonly Column<Key>[];
  readonly measurements: readonly Measurement<Key>[];
}

export interface TableOptions {
  readonly library: SandboxOptions;
  readonly runs: number;
  readonly only?: RegExp | undefined;
}

/** Builds and servers are in the same order. */
export interface Compared {
  readonly builds: readonly Build[];
  readonly servers: readonly RunningSandbox[];
  readonly runs: number;
}

/** In turns, so that other load on the machine affects all builds alike. The first turn is a warm-up. */
async function alternately<T>(
  { servers, runs }: Compared,
  measure: (server: RunningSandbox) => Promise<T>,
): Promise<T[][]> {
  const samples = servers.map((): T[] => []);
  for (let run = -1; run < runs; run++) {
    for (const [index, server] of servers.entries()) {
      const sample = await measure(server);
      if (run >= 0) samples[index]?.push(sample);
    }
  }
  return samples;
}

/** Medians of each build and, for whole numbers, the ratio to the first build's. */
function cell(values: readonly number[], digits: number): string {
  const [before, after] = values;
  const share = before && after !== undefined && digits === 0 ? ` (${(after / before).toFixed(2)})` : '';
  return values.map((value) => value.toFixed(digits)).join(' → ') + share;
}

function printLine(cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

export async function printTable<Key extends string>(
  { title, of, columns, measurements }: Table<Key>,
  compared: Compared,
): Promise<void> {
  const { builds, runs } = compared;
  console.log(`\n### ${title}: ${builds.map(({ name }) => name).join(' → ')}, medians of ${runs}\n`);
  printLine([of, ...columns.map(([, column]) => column)]);
  console.log(`|---${'|---'.repeat(columns.length)}|`);
  for (const { rows, take } of measurements) {
    const samples = await alternately(compared, take);
    for (const [index, row] of rows.entries()) {
      const ofRow = samples.map((ofBuild) => ofBuild.flatMap((one) => one[index] ?? []));
      const mediansOf = (key: Key) => ofRow.map((ofBuild) => median(ofBuild.map((one) => one[key])));
      printLine([row, ...columns.map(([key, , digits]) => cell(mediansOf(key), digits))]);
    }
  }
}
