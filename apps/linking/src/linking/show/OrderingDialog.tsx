import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    done: t`Ordering has been updated!`,
    failed: t`Failed to update ordering!`,
    key: 'linking-ordering',
    onDone: onClose,
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t`TMDb Show Settings`}
      description={t`Episode ordering`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
          <Button
            variant="primary"
            disabled={chosen === undefined}
            busy={save.isPending}
            onClick={() => chosen !== undefined && save.mutate({ showId, orderingId: chosen })}
          >
            <Trans>Save</Trans>
          </Button>
        </>
      }
    >
      {orderings.isError && !orderings.data ? (
        <QueryFailure query={orderings} compact title={t`The orderings could not be loaded`} />
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
                  {ordering.InUse && (
                    <Badge tone="accent">
                      <Trans>In use</Trans>
                    </Badge>
                  )}
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
