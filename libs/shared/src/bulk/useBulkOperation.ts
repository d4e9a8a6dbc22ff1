import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { BulkAction, BulkItem, BulkOperation, BulkState, FailedItem } from './bulkOperation.ts';

/** See {@link useBulkOperation}. */
export interface BulkOperationState<Item extends BulkItem> extends BulkState<Item> {
  readonly lookUp: BulkOperation<Item>['lookUp'];
  /** @returns the items that succeeded */
  readonly run: (action: BulkAction<Item>, items: readonly Item[]) => Promise<readonly Item[]>;
  /** Retries all failed items, or only these. */
  readonly retry: (failed?: readonly FailedItem<Item>[]) => void;
  readonly cancel: () => void;
  readonly dismissFailure: () => void;
}

/**
 * State and controls of a bulk operation.
 * @param onEnd receives the items that failed or didn't start, to keep them selected, and those that succeeded
 * @example
 * const operation = useBulkOperation(fileOperation(), (unfinished) => change(onlyThese(unfinished)));
 * await operation.run(rescanAction, files);
 */
export function useBulkOperation<Item extends BulkItem>(
  bulk: BulkOperation<Item>,
  onEnd: (unfinished: readonly Item[], done: readonly Item[]) => void,
): BulkOperationState<Item> {
  const client = useQueryClient();
  const state = useAtomValue(bulk.stateAtom);
  const run = async (
    action: BulkAction<Item>,
    items: readonly Item[],
    kept: readonly FailedItem<Item>[] = [],
  ): Promise<readonly Item[]> => {
    const { done, failed, left } = await bulk.run(client, action, items, kept);
    onEnd([...[...kept, ...failed].map(({ item }) => item), ...left], done);
    return done;
  };
  return {
    ...state,
    lookUp: bulk.lookUp,
    run: (action, items) => run(action, items),
    retry: (failed) => {
      const { failure } = bulk.read();
      if (!failure) return;
      const again = new Set((failed ?? failure.items).map(({ item }) => item.key));
      const kept = failure.items.filter(({ item }) => !again.has(item.key));
      const items = failure.items.filter(({ item }) => again.has(item.key)).map(({ item }) => item);
      void run(failure.action, items, kept);
    },
    cancel: bulk.cancel,
    dismissFailure: bulk.dismissFailure,
  };
}
