import { notify } from '@hondana/shared/overlays/notices';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from './messageOf.ts';

interface SeriesDeed {
  /** Which of several; the button that was pressed is busy. */
  readonly name: string;
  /** Said when the server has taken it on. */
  readonly done: string;
  readonly act: () => Promise<unknown>;
}

/** Puts a series to some work of the server's, and says how that went. */
export function useSeriesDeed() {
  const deed = useMutation({
    mutationFn: ({ act }: SeriesDeed) => act(),
    onSuccess: (_, { done }) => notify({ kind: 'success', title: done }),
    onError: (error, { name }) =>
      notify({ kind: 'error', title: `${name} did not work`, text: messageOf(error) }),
  });
  return {
    run: (one: SeriesDeed): void => deed.mutate(one),
    running: deed.isPending ? deed.variables.name : undefined,
  };
}
