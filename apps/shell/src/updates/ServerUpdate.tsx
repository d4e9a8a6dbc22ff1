import { judgeServer, versionText } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { offeredServerQuery } from '@hondana/shared/resources/updates';
import { Banner } from '@hondana/shared/ui/Banner';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { formatDate } from '@hondana/shared/ui/format';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { serverOfferErrorText } from './offerErrorText.ts';
import { ReleaseNotesBox } from './ReleaseNotesBox.tsx';
import { isServerUpdate, useServerVersion } from './serverUpdate.ts';
import { UpdateSection } from './UpdateSection.tsx';

const releases = 'https://github.com/ShokoAnime/ShokoServer/releases';

function releaseAddress({ Tag }: ComponentVersion): string {
  return Tag ? `${releases}/tag/${encodeURIComponent(Tag)}` : releases;
}

/** The server cannot update itself, so this only informs. */
export function ServerUpdate() {
  const running = useServerVersion();
  const installed = running && versionText(running);
  const offer = useQuery(offeredServerQuery());
  return (
    <UpdateSection
      title="Shoko Server"
      text={installed && t`Installed: ${installed}`}
      waiting={offer.isPending && t`Checking for a server update`}
    >
      {offer.isError && (
        <ErrorState compact title={t`The update check failed`} detail={serverOfferErrorText(offer.error)} />
      )}
      {offer.isSuccess &&
        (isServerUpdate(offer.data, running) ? (
          <ServerOffer offered={offer.data} />
        ) : (
          <p>
            <Trans>This is the latest version.</Trans>
          </p>
        ))}
    </UpdateSection>
  );
}

function ServerOffer({ offered }: { readonly offered: ComponentVersion }) {
  const { verdict } = judgeServer({ Server: offered });
  const version = versionText(offered);
  const released = offered.ReleaseDate && formatDate(offered.ReleaseDate);
  return (
    <>
      <p>
        {released ? (
          <Trans>
            <strong>Server Update Available:</strong> Shoko Server {version}, released {released}.
          </Trans>
        ) : (
          <Trans>
            <strong>Server Update Available:</strong> Shoko Server {version}.
          </Trans>
        )}
      </p>
      {verdict === 'newer' && (
        <Banner title={t`Hondana hasn’t been tested with that version of the server yet`}>
          <Trans>
            Most things should work. Before you update the server, check for an update of Hondana.
          </Trans>
        </Banner>
      )}
      <ReleaseNotesBox label={t`What is new in Shoko Server`} text={offered.Description} />
      <p>
        <Trans>
          Shoko Server doesn't update itself. Back up its data folder, then pull the new image with Docker, or
          install the new version over the old one.
        </Trans>
      </p>
      <LinkButton icon={externalLinkIcon} href={releaseAddress(offered)}>
        <Trans>Open the release page</Trans>
      </LinkButton>
    </>
  );
}
