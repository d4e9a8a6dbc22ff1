import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { setTmdbOrdering, tmdbOrderingsQuery } from '../tmdb.ts';
import styles from './OrderingDialog.module.css';
import { orderingCounts, orderingName } from './orderingText.ts';

interface OrderingDialogProps {
  readonly showId: number;
  readonly onClose: () => void;
}

export function OrderingDialog({ showId, onClose }: OrderingDialogProps) {
  const [chosen, setChosen] = useState<string>();
  // Refetched whenever the dialog opens (facts 5.11).
  const orderings = useQuery({ ...tmdbOrderingsQuery({ showId }), retry: retryOnce, staleTime: 0 });
  const save = useWrite(setTmdbOrdering, {
    done: 'Ordering has been updated!',
    failed: 'Failed to update ordering!',
    key: 'linking-ordering',
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="TMDb Show Settings"
      description="Episode ordering"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={chosen === undefined}
            busy={save.isPending}
            onClick={() => chosen !== undefined && save.mutate({ showId, orderingId: chosen })}
          >
            Save
          </Button>
        </>
      }
    >
      {orderings.isError && !orderings.data ? (
        <QueryFailure query={orderings} compact title="The orderings could not be loaded" />
      ) : (
        <ul aria-busy={orderings.isPending} className={styles.orderings}>
          {orderings.isPending && <Skeleton shape="block" width="100%" height="3rem" />}
          {orderings.data?.map((ordering) => {
            const id = ordering.OrderingID ?? '';
            return (
              <li key={id}>
                <button
                  type="button"
                  aria-pressed={chosen === id}
                  disabled={ordering.InUse}
                  className={styles.ordering}
                  onClick={() => setChosen(chosen === id ? undefined : id)}
                >
                  <span dir="auto" className={styles.name}>
                    {orderingName(ordering)}
                  </span>
                  {ordering.InUse && <Badge tone="accent">In use</Badge>}
                  <span className={styles.counts}>{orderingCounts(ordering)}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
}
