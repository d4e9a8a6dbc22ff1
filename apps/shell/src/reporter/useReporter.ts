import { useWebUiSettings } from '@hondana/shared/settings';
import { useEffect } from 'react';
import type { RegistryStore } from '../remotes/registryStore.ts';

/** Tells errors where the person consents and the installation names a place. */
export function useReporter({ started }: RegistryStore): void {
  const consents = useWebUiSettings(({ hondana }) => hondana.errorReporting === true);
  const { version } = started.shell;
  useEffect(() => {
    if (!consents) return undefined;
    const start = import(/* webpackChunkName: "rare" */ './reportWhereNamed.ts').then(
      ({ reportWhereNamed }) => reportWhereNamed(version),
    );
    start.catch(() => {}); // What cannot be told is not a person's concern.
    return () => void start.then((stop) => stop()).catch(() => {});
  }, [consents, version]);
}
