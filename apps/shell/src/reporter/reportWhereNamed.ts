/** Where this installation's errors may be told, if it names a place: written when it was made. */
async function reporterAddress(): Promise<string | undefined> {
  const response = await fetch(new URL('version.json', document.baseURI), { cache: 'no-cache' });
  const { reporter }: { reporter?: unknown } = response.ok ? await response.json() : {};
  return typeof reporter === 'string' ? reporter : undefined;
}

/** Starts the reporter if the installation names a place; otherwise it is not even loaded. Answers what ends it. */
export async function reportWhereNamed(release: string): Promise<() => void> {
  const dsn = await reporterAddress();
  return dsn === undefined ? () => {} : (await import('./startReporter.ts')).startReporter({ dsn, release });
}
