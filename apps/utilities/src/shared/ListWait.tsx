import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { notifyManager, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import styles from './ListWait.module.css';

/** Shorter waits need no explanation. */
const showAfterMs = 500;

type Waiting = 'no' | 'waiting' | 'cancelled';

/** Whether an observed page is pending, or was cancelled while pending. */
function useWaiting(listKey: QueryKey): Waiting {
  const cache = useQueryClient().getQueryCache();
  const read = (): Waiting => {
    const missing = cache.findAll({
      queryKey: listKey,
      type: 'active',
      predicate: ({ state }) => state.status === 'pending',
    });
    if (missing.length === 0) return 'no';
    return missing.every(({ state }) => state.fetchStatus === 'idle') ? 'cancelled' : 'waiting';
  };
  return useSyncExternalStore(
    useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]),
    read,
  );
}

interface ListWaitProps {
  /** Common prefix of the pages' query keys. */
  readonly listKey: QueryKey;
  readonly text: string;
}

export function ListWait({ listKey, text }: ListWaitProps) {
  const client = useQueryClient();
  const waiting = useWaiting(listKey);
  const isWaiting = waiting !== 'no';
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), showAfterMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);

  const isShown = isWaiting && isLong;
  const isCancelled = waiting === 'cancelled';
  const cancel = () => void client.cancelQueries({ queryKey: listKey });
  const startAgain = () =>
    void client.refetchQueries({
      queryKey: listKey,
      type: 'active',
      predicate: ({ state }) => state.status === 'pending',
    });
  return (
    <div className={isShown ? styles.wait : styles.idle}>
      <p role="status">{isShown && (isCancelled ? t`Cancelled before the server finished.` : text)}</p>
      {isShown && (
        <Button size="small" onClick={isCancelled ? startAgain : cancel}>
          {isCancelled ? t`Start again` : t`Cancel`}
        </Button>
      )}
    </div>
  );
}
