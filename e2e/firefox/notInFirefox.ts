interface LeftOut {
  /** Found in the name of the file and the test. */
  readonly tests: RegExp;
  readonly reason: string;
}

/** The journeys that cannot run in Firefox, each for a reason that lies with the browser or with its driver. */
export const notInFirefox: readonly LeftOut[] = [
  {
    tests: /firstSecond\.test|scripts\.test/,
    reason: 'what a page asks for is counted through a protocol that only Chromium speaks',
  },
  {
    tests: /log\.test.*100,000 lines|pictures\.test.*have priority/,
    reason: 'memory and priorities are told through a protocol that only Chromium speaks',
  },
  {
    tests: /nginx\.test.*three origins|heldPage\.test.*restart of the server|navigation\.test.*restarts/,
    reason: 'its driver does not tell of WebSockets',
  },
  {
    tests: /isolation\.test.*never ends/,
    reason:
      'a script that never ends holds up the other tabs of its site too, until Firefox offers to stop it',
  },
  {
    tests: /collection\.test.*a finger sees/,
    reason: 'its driver has no finger',
  },
];
