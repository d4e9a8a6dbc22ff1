import { writeResult } from './resultFile.ts';

/** Reports named checks of one task, and fails its process when any of them failed. */
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
