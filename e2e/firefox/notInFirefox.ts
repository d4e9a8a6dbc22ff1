interface ExcludedTests {
  /** Matched against the file and test name. */
  readonly tests: RegExp;
  readonly reason: string;
}

export const notInFirefox: readonly ExcludedTests[] = [
  {
    tests: /firstSecond\.test|scripts\.test/,
    reason: 'what a page asks for is counted through a protocol that only Chromium speaks',
  },
  {
    tests: /log\.test.*100,000 lines|pictures\.test.*priority|scale\.test.*(wheel|100,000 groups)/,
    reason: 'memory, priorities and the wheel go through a protocol that only Chromium speaks',
  },
  {
    tests:
      /nginx\.test.*three origins|belowAPath\.test.*every request below the path|heldPage\.test.*server restarts|navigation\.test.*restarts|realServer\.test/,
    reason: 'its driver does not tell of WebSockets',
  },
  {
    tests: /homeScreen\.test.*an installable app/,
    reason: 'its driver does not tell the manifest that the browser has read',
  },
  {
    tests: /isolation\.test.*never returns/,
    reason:
      'a script that never ends holds up the other tabs of its site too, until Firefox offers to stop it',
  },
  {
    tests: /settings\.test.*the system’s light or dark/,
    reason: 'its driver cannot say whether the system is light or dark',
  },
  {
    tests: /codeAhead\.test.*opens .*without requesting a file/,
    reason:
      'its driver presses so slowly that a page has begun to fetch what it leads to before the next press',
  },
  {
    tests: /accessibility\.test.*finds accessibility barriers/,
    reason: 'it crashes when axe looks at some pages, and Chromium alone is asked',
  },
  {
    tests: /navigation\.test.*the bar is pinned/,
    reason: 'its driver scrolls to the top before it presses what is in view',
  },
  {
    tests: /collection\.test.*touch.*mouse/,
    reason: 'its driver has no finger',
  },
];
