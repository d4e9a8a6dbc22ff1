/** For Stryker, whose runner cannot choose a project by name: only the logic tests. */
import { defineConfig } from 'vitest/config';
import everything from '../../vitest.config.ts';

const { test = {}, ...shared } = everything;
const logic = (test.projects ?? []).filter(
  (project) => typeof project === 'object' && 'test' in project && project.test?.name === 'logic',
);

export default defineConfig({
  ...shared,
  // Many mutants hang; each costs as much time as a test may take.
  test: { ...test, projects: logic, testTimeout: 10_000, hookTimeout: 10_000 },
});
