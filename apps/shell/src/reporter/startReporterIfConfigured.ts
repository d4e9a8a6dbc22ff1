/** The Sentry DSN, if the installation was built with one. */
async function reporterAddress(): Promise<string | undefined> {
  const response = await fetch(new URL('version.json', document.baseURI), { cache: 'no-cache' });
  const { reporter }: { reporter?: unknown } = response.ok ? await response.json() : {};
  return typeof reporter === 'string' ? reporter : undefined;
}

export async function startReporterIfConfigured(release: string): Promise<() => void> {
  const dsn = await reporterAddress();
  return dsn === undefined ? () => {} : (await import('./startReporter.ts')).startReporter({ dsn, release });
}
