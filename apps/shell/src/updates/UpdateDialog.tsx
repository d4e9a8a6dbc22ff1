import { isAtLeast } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { Dialog } from '@hondana/shared/overlays/dialog';
import {
  freshOfferQuery,
  isHondana,
  offeredInterfaceQuery,
  type UpdateChannel,
} from '@hondana/shared/resources/interfaceUpdate';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Button } from '@hondana/shared/ui/Button';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { lazyPart } from '@hondana/shared/ui/lazyPart';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PartProps } from '../frame/partProps.ts';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { isUpdate, ownVersion } from './interfaceUpdate.ts';
import { Replacement } from './Replacement.tsx';
import styles from './UpdateDialog.module.css';
import { useInstallUpdate, useIsUpdating } from './useInstallUpdate.ts';
import { whyNothingIsOffered } from './whyNothingIsOffered.ts';

/** Reading Markdown takes code that no other part needs. */
const ReleaseNotes = lazyPart(async () => (await import('./ReleaseNotes.tsx')).ReleaseNotes, {
  seldom: true,
  failed: ({ properties: { text } }) => <p className={styles.asWritten}>{text}</p>,
});

/** What the server would install in place of this interface, and the way to have it do so. */
export function UpdateDialog({ store, onClose }: PartProps) {
  const queryClient = useQueryClient();
  const channel = useWebUiSettings(({ updateChannel }) => updateChannel);
  const offer = useQuery(offeredInterfaceQuery({ channel }));
  const lookAgain = useMutation({
    mutationFn: () => queryClient.fetchQuery(freshOfferQuery(channel)),
  });
  return (
    <Dialog
      open
      size="small"
      title="Web UI update"
      description={`This is Hondana ${ownVersion(store)}. Channel: ${channel}.`}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      footer={
        !offer.isPending && (
          <Button icon={refreshIcon} busy={offer.isFetching} onClick={() => lookAgain.mutate()}>
            Check again
          </Button>
        )
      }
    >
      {offer.isPending && (
        <p className={styles.waiting} role="status">
          <Spinner size={4} /> Checking for WebUI update
        </p>
      )}
      {offer.isError && (
        <ErrorState compact title="The update check failed" detail={whyNothingIsOffered(offer.error)} />
      )}
      {offer.isSuccess && <Offer store={store} offered={offer.data} channel={channel} onClose={onClose} />}
    </Dialog>
  );
}

interface OfferProps {
  readonly store: RegistryStore;
  readonly offered: ComponentVersion;
  readonly channel: UpdateChannel;
  readonly onClose: () => void;
}

/** The official interface in its stable version, whatever the channel (spec 3, Unsupported version page). */
function OfficialInterface({ store }: Pick<OfferProps, 'store'>) {
  const { data, error } = useQuery(offeredInterfaceQuery({ channel: 'Stable' }));
  if (error) return <p>{whyNothingIsOffered(error)}</p>;
  return data && <Replacement store={store} offered={data} />;
}

function Offer({ store, offered, channel, onClose }: OfferProps) {
  if (!isHondana(offered)) {
    return (
      <div className={styles.offer}>
        <p>The server’s update source has no update for Hondana.</p>
        <OfficialInterface store={store} />
      </div>
    );
  }
  if (!isUpdate(offered, ownVersion(store))) return <p>This is the latest version.</p>;
  return <Update offered={offered} channel={channel} onClose={onClose} />;
}

function Update({ offered, channel, onClose }: Omit<OfferProps, 'store'>) {
  const { data: server } = useQuery({
    ...serverVersionQuery(),
    select: (versions) => versions.Server.Version,
  });
  const install = useInstallUpdate(channel);
  const isUpdating = useIsUpdating();
  const minimum = offered.MinimumServerVersion;
  const isTooNew = Boolean(minimum && server && !isAtLeast(server, minimum));
  return (
    <div className={styles.offer}>
      <p>
        <strong>WebUI Update Available:</strong> Hondana {offered.Version}.
      </p>
      {offered.Description && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
        <section aria-label="What is new" className={styles.notes} tabIndex={0}>
          <ReleaseNotes text={offered.Description} level={3} />
        </section>
      )}
      {isTooNew ? (
        <p>
          Requires Shoko Server {minimum}; this one is {server}. Update the server first.
        </p>
      ) : (
        <>
          <p>
            The server replaces its web interface, for everyone who uses this server. Plugins that were added
            for everyone stay. You stay signed in; the collection is not affected.
          </p>
          <Button
            variant="primary"
            busy={isUpdating}
            onClick={() => install.mutate(undefined, { onSuccess: onClose })}
          >
            {isUpdating ? 'Updating WebUI...' : `Update to Hondana ${offered.Version}`}
          </Button>
        </>
      )}
    </div>
  );
}
