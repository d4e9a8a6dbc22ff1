import { useWebUiSettings } from '@hondana/shared/settings';
import { useEffect } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';

export function useReporter({ started }: RegistryStore): void {
  const consents = useWebUiSettings(({ hondana }) => hondana.errorReporting === true);
  const { version } = started.shell;
  useEffect(() => {
    if (!consents) return undefined;
    const start = import(/* webpackChunkName: "rare" */ './startReporterIfConfigured.ts').then(
      ({ startReporterIfConfigured }) => startReporterIfConfigured(version),
    );
    start.catch(() => {}); // A failing reporter must not bother the user.
    return () => void start.then((stop) => stop()).catch(() => {});
  }, [consents, version]);
}
