import { writeResult } from './resultFile.ts';

/** Also fails the process when a check has failed. */
export function reportChecks(checks: readonly { readonly name: string; readonly isPassed: boolean }[]): void {
  const failures = checks.filter(({ isPassed }) => !isPassed).map(({ name }) => name);
  writeResult({
    passed: checks.length - failures.length,
    failed: failures.length,
    skipped: 0,
    failures,
    retried: [],
    files: [],
  });
  if (failures.length > 0) process.exitCode = 1;
}
