import { isApiError } from '@hondana/shared/http/ApiError';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

const key = 'gateway';

/**
 * Shows one notice while a gateway answers for the server, as all calls fail and only a reload leads to its sign-in.
 */
export function watchGateway(queryClient: QueryClient): () => void {
  let isShown = false;
  const handleAction = (action: { readonly type: string; readonly error?: unknown }): void => {
    const { type, error } = action;
    if (type === 'success' && isShown) {
      isShown = false;
      dismissNotice(key);
    }
    if (type !== 'error' || isShown || !isApiError(error) || error.kind !== 'gateway') return;
    isShown = true;
    notify({
      kind: 'error',
      key,
      title: error.title,
      text: t`Reload the page to get there. To keep unsaved changes, sign in there in another tab, then continue here.`,
      action: { label: t`Reload`, onPress: () => location.reload() },
    });
  };
  const stops = [
    queryClient.getQueryCache().subscribe((event) => event.type === 'updated' && handleAction(event.action)),
    queryClient
      .getMutationCache()
      .subscribe((event) => event.type === 'updated' && handleAction(event.action)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
