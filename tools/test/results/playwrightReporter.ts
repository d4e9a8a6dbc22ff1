import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { repositoryPath } from '../../build/paths.ts';
import { writeResult } from './resultFile.ts';

// Playwright loads reporters by their default export.
// biome-ignore lint/style/noDefaultExport: see above
export default class ResultReporter implements Reporter {
  #suite: Suite | undefined;
  readonly #errors: string[] = [];

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite;
  }

  onError({ message = 'an unknown error' }: { readonly message?: string }): void {
    this.#errors.push(`an error outside of the tests: ${message}`);
  }

  onEnd(): void {
    const tests = this.#suite?.allTests() ?? [];
    const withOutcome = (outcome: ReturnType<TestCase['outcome']>) =>
      tests.filter((test) => test.outcome() === outcome);
    const failures = [...withOutcome('unexpected').map(nameOf), ...this.#errors];
    const retried = withOutcome('flaky');
    writeResult({
      passed: withOutcome('expected').length + retried.length,
      failed: failures.length,
      skipped: withOutcome('skipped').length,
      failures,
      retried: retried.map((test) => ({
        name: nameOf(test),
        firstFailure: stripVTControlCharacters(test.results[0]?.error?.message ?? 'an unknown error'),
      })),
      files: [...Map.groupBy(tests, fileOf)].map(([name, inFile]) => ({
        name,
        seconds: inFile.flatMap(({ results }) => results).reduce((sum, one) => sum + one.duration, 0) / 1000,
      })),
    });
  }
}

function projectOf(test: TestCase): string {
  return test.parent.project()?.name ?? '';
}

function fileOf(test: TestCase): string {
  return `${path.relative(repositoryPath(), test.location.file)}, ${projectOf(test)}`;
}

function nameOf(test: TestCase): string {
  return `${fileOf(test)}: ${test.title}`;
}
