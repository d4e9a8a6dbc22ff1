function messageOf(error: unknown, usage: string): string {
  if (!(error instanceof Error)) return String(error);
  const isMisused = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
  // Node's message goes on with advice on dashes.
  return isMisused ? `${error.message.replace(/\. .*/s, '')}.\n\n${usage}` : error.message;
}

/** `--help` prints the usage; errors print as a sentence without a stack trace. */
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
