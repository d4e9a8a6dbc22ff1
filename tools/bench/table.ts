import type { Browser } from 'playwright';
import type { SandboxOptions } from '../../apps/sandbox/src/server.ts';
import { type Build, withSandboxes } from './builds.ts';
import type { RunningSandbox } from './startSandbox.ts';

export interface Bench {
  readonly browser: Browser;
  readonly builds: readonly Build[];
  readonly runs: number;
  /** Tested against each measurement, with its table: “390×844, a finger: settings”. */
  readonly only: RegExp;
}

type Sample<Key extends string> = Readonly<Record<Key, number>>;

export interface Measurement<Key extends string> {
  readonly name: string;
  /** One for each sample; the name when undefined. */
  readonly rows?: readonly string[];
  readonly take: (server: RunningSandbox) => Promise<readonly Sample<Key>[]>;
}

export interface Table<Key extends string> {
  readonly title: string;
  /** Header of the first column. */
  readonly of: string;
  readonly columns: readonly (readonly [key: Key, title: string, digits?: number])[];
  readonly sandbox: SandboxOptions;
  readonly measurements: readonly Measurement<Key>[];
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** In turns, so that other load on the machine affects all builds alike. The first turn is a warm-up. */
async function alternately<T>(
  servers: readonly RunningSandbox[],
  runs: number,
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

/** Each build has a server of its own, with the same library. */
export async function printTable<Key extends string>(
  { builds, runs, only }: Bench,
  { title, of, columns, sandbox, measurements }: Table<Key>,
): Promise<void> {
  const chosen = measurements.filter(({ name }) => only.test(`${title}: ${name}`));
  if (chosen.length === 0) return;
  await withSandboxes(builds, sandbox, async (servers) => {
    console.log(`\n### ${title}: ${builds.map(({ name }) => name).join(' → ')}, medians of ${runs}\n`);
    console.log(`${servers[0]?.library}; pace: ${sandbox.pace ?? 'none'}\n`);
    printLine([of, ...columns.map(([, column]) => column)]);
    console.log(`|---${'|---'.repeat(columns.length)}|`);
    for (const { name, rows = [name], take } of chosen) {
      const samples = await alternately(servers, runs, take);
      for (const [index, row] of rows.entries()) {
        const ofRow = samples.map((ofBuild) => ofBuild.flatMap((one) => one[index] ?? []));
        const mediansOf = (key: Key) => ofRow.map((ofBuild) => median(ofBuild.map((one) => one[key])));
        printLine([row, ...columns.map(([key, , digits = 0]) => cell(mediansOf(key), digits))]);
      }
    }
  });
}
