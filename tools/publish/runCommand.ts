function messageOf(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  const isMisused = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  // What follows the first sentence is advice on dashes.
  return isMisused ? `${error.message.replace(/\. .*/s, '')}.\n\n${usage}` : error.message;
}

/**
 * Runs a command of the command line: `--help` prints how it is used, and errors are reported as a sentence, without a
 * stack trace.
 */
export async function runCommand(command: () => Promise<string>, usage: string): Promise<void> {
  if (process.argv.includes('--help')) {
    console.log(usage);
    return;
  }
  try {
    console.log(await command());
  } catch (error) {
    console.error(messageOf(error, usage));
    process.exitCode = 1;
  }
}
