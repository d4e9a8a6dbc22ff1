import { isApiError } from '@hondana/shared/http/ApiError';
import { followOutcomes } from '@hondana/shared/live/followOutcomes';
import { dismissNotice, notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

const key = 'gateway';

/**
 * Shows one notice while a gateway answers for the server, as all calls fail and only a reload leads to its sign-in.
 */
export function watchGateway(queryClient: QueryClient): () => void {
  let isShown = false;
  return followOutcomes(queryClient, (error) => {
    if (error === undefined && isShown) {
      isShown = false;
      dismissNotice(key);
    }
    if (isShown || !isApiError(error) || error.kind !== 'gateway') return;
    isShown = true;
    notify({
      kind: 'error',
      key,
      title: error.title,
      text: t`Reload the page to get there. To keep unsaved changes, sign in there in another tab, then continue here.`,
      action: { label: t`Reload`, onPress: () => location.reload() },
    });
  });
}
