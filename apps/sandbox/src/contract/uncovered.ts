/** Recorded calls that the sandbox does not have yet, and the issue that brings them. */
export const uncovered: Readonly<Record<string, string>> = {};
