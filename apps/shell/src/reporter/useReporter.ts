import { useWebUiSettings } from '@hondana/shared/settings';
import { useEffect } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';

/** Where this installation's errors may be told, if it names a place: written when it was made. */
async function reporterAddress(): Promise<string | undefined> {
  const response = await fetch(new URL('version.json', document.baseURI), { cache: 'no-cache' });
  const { reporter }: { reporter?: unknown } = response.ok ? await response.json() : {};
  return typeof reporter === 'string' ? reporter : undefined;
}

/** Tells errors, where somebody has consented and the installation names a place; otherwise nothing is even loaded. */
export function useReporter(store: RegistryStore): void {
  const consents = useWebUiSettings(({ hondana }) => hondana.errorReporting === true);
  useEffect(() => {
    if (!consents) return undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    const start = async (): Promise<void> => {
      const dsn = await reporterAddress();
      if (dsn === undefined || isOver) return;
      const { startReporter } = await import('./startReporter.ts');
      if (!isOver) stop = startReporter({ dsn, release: store.started.shell.version });
    };
    start().catch(() => {}); // What cannot be told is not a person's concern.
    return () => {
      isOver = true;
      stop?.();
    };
  }, [consents, store]);
}
