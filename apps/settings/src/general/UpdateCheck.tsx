import {
  fetchFreshOffer,
  offeredInterfaceQuery,
  type UpdateChannel,
} from '@hondana/shared/resources/updates';
import { Button } from '@hondana/shared/ui/Button';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDraft } from '../shared/draft/SettingsDraft.tsx';
import { OfferText } from './OfferText.tsx';
import styles from './VersionFacts.module.css';

export function UpdateCheck({ installed }: { readonly installed: string | undefined }) {
  const client = useQueryClient();
  const { valueFor } = useDraft();
  const channel: UpdateChannel = valueFor('web:updateChannel') === 'Dev' ? 'Dev' : 'Stable';
  const offered = useQuery({ ...offeredInterfaceQuery({ channel }), enabled: false });
  const check = useMutation({
    mutationFn: (wanted: UpdateChannel) => fetchFreshOffer(client, wanted),
  });
  const reason = check.error?.message ?? '';
  const hasFailed = check.isError && check.variables === channel;
  return (
    <div className={styles.check}>
      <p role="status" className={styles.result}>
        {check.isPending &&
          (channel === 'Dev'
            ? t`Checking for the latest Dev release…`
            : t`Checking for the latest Stable release…`)}
        {!check.isPending && hasFailed && t`The check for the latest release failed. ${reason}`}
        {!check.isPending && !hasFailed && offered.data && (
          <OfferText offered={offered.data} installed={installed} />
        )}
      </p>
      <Button size="small" icon={refreshIcon} busy={check.isPending} onClick={() => check.mutate(channel)}>
        <Trans>Refresh</Trans>
      </Button>
    </div>
  );
}
