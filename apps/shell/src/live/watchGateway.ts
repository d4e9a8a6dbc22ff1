import { isApiError } from '@hondana/shared/api/ApiError';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import type { QueryClient } from '@tanstack/react-query';

const key = 'gateway';

/**
 * Tells once of a gateway that answers in the server's place, until the server answers again or the returned function
 * is called. Every call fails for the same reason, and only the way out of the page leads to the gateway.
 */
export function watchGateway(queryClient: QueryClient): () => void {
  let isTold = false;
  const look = (action: { readonly type: string; readonly error?: unknown }): void => {
    const { type, error } = action;
    if (type === 'success' && isTold) {
      isTold = false;
      dismissNotice(key);
    }
    if (type !== 'error' || isTold || !isApiError(error) || error.kind !== 'gateway') return;
    isTold = true;
    notify({
      kind: 'error',
      key,
      title: error.title,
      text: 'Reload the page to get there. To keep unsaved changes, sign in there in another tab, then continue here.',
      action: { label: 'Reload', onPress: () => location.reload() },
    });
  };
  const stops = [
    queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && look(event.action)),
    queryClient.getMutationCache().subscribe((event) => event.type === 'updated' && look(event.action)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
