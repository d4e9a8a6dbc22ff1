import { request } from '@hondana/shared/api/client';
import { notify } from '@hondana/shared/overlays/notices';
import { useMutation } from '@tanstack/react-query';
import type { ServerAction } from './serverActions.ts';

/** Asks the server for an action, which it puts into its queue, and says so (S2-097, S2-114). */
export function useRunAction() {
  return useMutation({
    mutationFn: ({ path, query }: ServerAction) => request<unknown>({ path, ...(query && { query }) }),
    onSuccess: (_, { label, success }) =>
      notify({ kind: 'success', title: success ?? `Running action "${label}"` }),
    onError: ({ message }, { label, question }) => {
      // The question stays open and tells it itself.
      if (!question) notify({ kind: 'error', title: `Action "${label}" could not be run`, text: message });
    },
  });
}
