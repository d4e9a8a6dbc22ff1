import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { serverStatusQuery } from '../resources/server.ts';
import { restartServer, shutDownServer } from '../resources/serverControl.ts';
import { useMay } from '../resources/useMay.ts';

export type ServerControl = 'restart' | 'shutDown';

/** The call of each. */
export const serverControlWrites = { restart: restartServer, shutDown: shutDownServer } as const;

/**
 * What the user may do with the server itself: nothing on servers before 6, where its installation forbids it, and for
 * plain users.
 * @example const isOffered = useServerControls().includes('restart');
 */
export function useServerControls(): readonly ServerControl[] {
  const isAllowed = useMay(restartServer);
  // What was read before the sign-in says nothing of it.
  const { data } = useQuery({ ...serverStatusQuery(), enabled: isAllowed, staleTime: 0, retry: false });
  if (!isAllowed || !data) return [];
  return [
    ...(data.CanRestart ? (['restart'] as const) : []),
    ...(data.CanShutdown ? (['shutDown'] as const) : []),
  ];
}

/** What is shown of each. */
export function serverControlTexts(control: ServerControl) {
  return control === 'restart'
    ? {
        name: t`Restart Shoko Server`,
        description: t`Stops the server and starts it again, for settings and plugins that need it.`,
        title: t`Restart Shoko Server?`,
        confirmLabel: t`Restart`,
        done: t`Shoko Server is restarting. This page continues by itself once it is back.`,
      }
    : {
        name: t`Shut Down Shoko Server`,
        description: t`Stops the server. It has to be started again where it runs.`,
        title: t`Shut down Shoko Server?`,
        confirmLabel: t`Shut down`,
        done: t`Shoko Server is shutting down.`,
      };
}
