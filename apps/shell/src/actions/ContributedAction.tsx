import { notify } from '@hondana/shared/overlays/notices';
import { type Offer, useRunContribution } from '@hondana/shared/remote/slots';
import { Button } from '@hondana/shared/ui/Button';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import styles from './ActionsDialog.module.css';

export function ContributedAction({ offer }: { readonly offer: Offer }) {
  const runContribution = useRunContribution();
  const { title: name, remoteTitle } = offer;
  const run = useMutation({
    mutationFn: () => runContribution(offer),
    onError: ({ message }) =>
      notify({ kind: 'error', title: t`Action "${name}" could not be run`, text: message }),
  });
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.label}>{name}</p>
        <p className={styles.description}>
          <Trans>From {remoteTitle}.</Trans>
        </p>
      </div>
      <Button size="small" aria-label={t`Run ${name}`} busy={run.isPending} onClick={() => run.mutate()}>
        <Trans>Run</Trans>
      </Button>
    </li>
  );
}
