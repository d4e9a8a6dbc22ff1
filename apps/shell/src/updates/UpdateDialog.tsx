import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import {
  fetchFreshOffer,
  freshServerOfferQuery,
  isHondana,
  latestText,
  offeredInterfaceQuery,
  type UpdateChannel,
  useListedInterfaces,
} from '@hondana/shared/resources/updates';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PartProps } from '../parts/partProps.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { isUpdate, ownVersion } from './interfaceUpdate.ts';
import { offerErrorText } from './offerErrorText.ts';
import { ReleaseNotesBox } from './ReleaseNotesBox.tsx';
import { Replacement } from './Replacement.tsx';
import { ServerUpdate } from './ServerUpdate.tsx';
import { useServerVersion } from './serverUpdate.ts';
import styles from './UpdateDialog.module.css';
import { UpdateSection } from './UpdateSection.tsx';
import { useInstallUpdate, useIsUpdating } from './useInstallUpdate.ts';
import { useReleaseNotes } from './useReleaseNotes.ts';

export function UpdateDialog({ store, onClose }: PartProps) {
  const queryClient = useQueryClient();
  const channel = useWebUiSettings(({ updateChannel }) => updateChannel);
  const version = ownVersion(store);
  const channelName = channel === 'Stable' ? t`Stable` : t`Dev`;
  const offer = useQuery(offeredInterfaceQuery({ channel }));
  const checkAgain = useMutation({
    mutationFn: () =>
      Promise.allSettled([
        fetchFreshOffer(queryClient, channel),
        queryClient.fetchQuery(freshServerOfferQuery()),
      ]),
  });
  return (
    <Dialog
      open
      size="small"
      title={t`Updates`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        !offer.isPending && (
          <Button icon={refreshIcon} busy={checkAgain.isPending} onClick={() => checkAgain.mutate()}>
            <Trans>Check again</Trans>
          </Button>
        )
      }
    >
      <div className={styles.sections}>
        <UpdateSection
          title={t`Web UI`}
          text={t`Installed: Hondana ${version}. Channel: ${channelName}.`}
          waiting={offer.isPending && t`Checking for WebUI update`}
        >
          {offer.isError && (
            <ErrorState compact title={t`The update check failed`} detail={offerErrorText(offer.error)} />
          )}
          {offer.isSuccess && (
            <Offer store={store} offered={offer.data} channel={channel} onClose={onClose} />
          )}
        </UpdateSection>
        <ServerUpdate />
      </div>
    </Dialog>
  );
}

interface OfferProps {
  readonly store: RegistryStore;
  readonly offered: ComponentVersion;
  readonly channel: UpdateChannel;
  readonly onClose: () => void;
}

/** Always the stable version, whatever the channel (spec 3, Unsupported version page). */
function OfficialInterface({ store }: Pick<OfferProps, 'store'>) {
  const { data, error } = useQuery(offeredInterfaceQuery({ channel: 'Stable' }));
  if (error) return <p>{offerErrorText(error)}</p>;
  return data && <Replacement store={store} offered={data} />;
}

function Offer({ store, offered, channel, onClose }: OfferProps) {
  const { data: listed } = useListedInterfaces();
  if (!isHondana(offered)) {
    return (
      <>
        <p>
          <Trans>The server’s update source has no update for Hondana.</Trans>
        </p>
        <OfficialInterface store={store} />
      </>
    );
  }
  if (!isUpdate(offered, ownVersion(store))) return <p>{latestText(listed)}</p>;
  return <Update store={store} offered={offered} channel={channel} onClose={onClose} />;
}

function Update({ store, offered, channel, onClose }: OfferProps) {
  const notes = useReleaseNotes(offered, ownVersion(store));
  const server = useServerVersion()?.Version;
  const install = useInstallUpdate(channel);
  const isUpdating = useIsUpdating();
  const version = offered.Version ?? '';
  const minimum = offered.MinimumServerVersion;
  const isTooNew = Boolean(minimum && server && !isAtLeast(server, minimum));
  return (
    <>
      <p>
        <Trans>
          <strong>WebUI Update Available:</strong> Hondana {version}.
        </Trans>
      </p>
      <ReleaseNotesBox label={t`What is new`} text={notes} />
      {isTooNew ? (
        <p>
          <Trans>
            Requires Shoko Server {minimum}; this one is {server}. Update the server first.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>
              The server replaces its web interface, for everyone who uses this server. Plugins that were
              added for everyone stay. You stay signed in; the collection is not affected.
            </Trans>
          </p>
          <Button
            variant="primary"
            busy={isUpdating}
            onClick={() => install.mutate(offered, { onSuccess: onClose })}
          >
            {isUpdating ? t`Updating WebUI...` : t`Update to Hondana ${version}`}
          </Button>
        </>
      )}
    </>
  );
}
