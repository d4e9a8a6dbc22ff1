import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import type { BulkAction, BulkItem, BulkOperation, BulkState, FailedItem } from './bulkOperation.ts';

/** An operation as a screen has it; see {@link useBulkOperation}. */
export interface BulkOperationState<Item extends BulkItem> extends BulkState<Item> {
  readonly lookUp: BulkOperation<Item>['lookUp'];
  /** @returns those that it was done for */
  readonly run: (action: BulkAction<Item>, items: readonly Item[]) => Promise<readonly Item[]>;
  /** Does it once more for what failed, or for these of it. */
  readonly retry: (failed?: readonly FailedItem<Item>[]) => void;
  readonly cancel: () => void;
  readonly dismissFailure: () => void;
}

/**
 * How far the operation on a list is, what failed, and the ways to begin and to end it.
 *
 * @param onEnd receives what failed or was not started, which stays selected, and what was done
 *
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
