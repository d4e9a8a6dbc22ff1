interface ExcludedTests {
  /** Matched against the file and test name. */
  readonly tests: RegExp;
  readonly reason: string;
}

/** What version 6 has not, or not yet here. */
export const notSince6: readonly ExcludedTests[] = [
  {
    tests: /releaseManagement\.test/,
    reason: 'multiple releases have another model there, which the interface does not have yet',
  },
  {
    tests: /settings\.test.*changes of two tabs/,
    reason: 'it has no condition in a patch, so that both tabs say that somebody else saved at the same time',
  },
  {
    tests: /navigation\.test.*finds a setting by its section/,
    reason: 'the log’s options are others there',
  },
  {
    tests: /skew\.test|publishing\.test.*browser has cached for long/,
    reason: 'they begin with the shell of the last release, which refuses that server',
  },
  {
    tests: /upgrade\.test|newerServer\.test/,
    reason: 'they name their servers themselves',
  },
];
