import type { TaskRun } from './readRun.ts';

/** More retries than these are a fault of the suite. */
const maxRetried = 2;

export interface Summary {
  /** Ends with `N passed, N failed`. */
  readonly lines: readonly string[];
  readonly isPassed: boolean;
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0);
}

function targetTable(runs: readonly TaskRun[]): string[] {
  const rows = [...Map.groupBy(runs, ({ target }) => target)].map(([target, ofTarget]) => [
    target,
    ofTarget.length,
    ofTarget.filter(({ isCached }) => isCached).length,
    sum(ofTarget, ({ result }) => result.passed),
    sum(ofTarget, ({ result }) => result.failed),
    Math.round(sum(ofTarget, ({ seconds }) => seconds)),
  ]);
  return [['target', 'tasks', 'cached', 'passed', 'failed', 'seconds'], ...rows].map(([name, ...cells]) =>
    [String(name).padEnd(13), ...cells.map((cell) => String(cell).padStart(7))].join('  '),
  );
}

function slowestFiles(runs: readonly TaskRun[]): string[] {
  return runs
    .flatMap(({ result }) => result.files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, 10)
    .map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(5)} s  ${name}`);
}

function section(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', heading, ...lines] : [];
}

export function summaryOf(runs: readonly TaskRun[], nxCode: number): Summary {
  const executed = runs.filter(({ isCached }) => !isCached);
  const retried = executed.flatMap(({ result }) => result.retried);
  const failures = runs.flatMap(({ result }) => result.failures);
  if (retried.length > maxRetried) failures.push(`more than ${maxRetried} tests needed another try`);
  // nx may fail before any task starts.
  if (nxCode !== 0 && failures.length === 0) failures.push(`nx ended with code ${nxCode}`);
  const passed = sum(runs, ({ result }) => result.passed);
  const skipped = sum(runs, ({ result }) => result.skipped);
  return {
    lines: [
      ...section('Targets, with the seconds of their tasks added up:', targetTable(runs)),
      ...section('Slowest files:', slowestFiles(executed)),
      ...section(
        'Failed:',
        failures.map((name) => `  ${name}`),
      ),
      ...(skipped > 0 ? ['', `Left out on purpose: ${skipped}`] : []),
      '',
      ...retried.map(({ name, firstFailure }) => `needed another try: ${name}: ${oneLine(firstFailure)}`),
      `${passed} passed, ${failures.length} failed`,
    ],
    isPassed: failures.length === 0 && passed > 0,
  };
}

function oneLine(text: string): string {
  return text
    .trim()
    .split(/\s*\n\s*/, 3)
    .join(' ');
}
