import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { repositoryPath } from '../../build/paths.ts';
import { writeResult } from './resultFile.ts';

export class ResultReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state: 'passed' | 'failed' | 'skipped') =>
      tests.filter((test) => test.result().state === state);
    const nameOf = (test: TestCase) => `${fileOf(test.module)}: ${test.fullName}`;
    const failures = [
      ...inState('failed').map(nameOf),
      // A file that cannot be loaded, or whose hooks fail, has no failed test.
      ...modules.filter((module) => !module.ok() && !hasFailedTest(module)).map(fileOf),
      ...unhandledErrors.map(({ message }) => `an error outside of the tests: ${message}`),
    ];
    writeResult({
      passed: inState('passed').length,
      failed: failures.length,
      skipped: inState('skipped').length,
      failures,
      retried: inState('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map((test) => ({
          name: nameOf(test),
          firstFailure: test.result().errors?.[0]?.message ?? 'an unknown error',
        })),
      files: modules.map((module) => ({
        name: fileOf(module),
        seconds: (module.diagnostic().duration + module.diagnostic().collectDuration) / 1000,
      })),
    });
  }
}

function fileOf({ moduleId }: TestModule): string {
  return path.relative(repositoryPath(), moduleId);
}

function hasFailedTest(module: TestModule): boolean {
  return [...module.children.allTests('failed')].length > 0;
}
