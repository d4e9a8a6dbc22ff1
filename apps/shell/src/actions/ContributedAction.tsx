import { notify } from '@hondana/shared/overlays/notices';
import { type Offer, useRunContribution } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';
import { useMutation } from '@tanstack/react-query';
import styles from './ActionsDialog.module.css';

export function ContributedAction({ offer }: { readonly offer: Offer }) {
  const runContribution = useRunContribution();
  const run = useMutation({
    mutationFn: () => runContribution(offer),
    onError: ({ message }) =>
      notify({ kind: 'error', title: `Action "${offer.title}" could not be run`, text: message }),
  });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{offer.title}</p>
        <p className={styles.description}>From {offer.remoteTitle}.</p>
      </div>
      <Button
        size="small"
        aria-label={`Run ${offer.title}`}
        busy={run.isPending}
        onClick={() => run.mutate()}
      >
        Run
      </Button>
    </li>
  );
}
