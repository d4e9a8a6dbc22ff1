/** Recorded calls that the sandbox lacks, with the issue that adds them. */
export const uncovered: Readonly<Record<string, string>> = {};
