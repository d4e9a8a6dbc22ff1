import { judgeServer, versionText } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { offeredServerQuery } from '@hondana/shared/resources/updates';
import { Banner } from '@hondana/shared/ui/Banner';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { formatDate } from '@hondana/shared/ui/format';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
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
  const offer = useQuery(offeredServerQuery());
  return (
    <UpdateSection
      title="Shoko Server"
      text={running && `Installed: ${versionText(running)}`}
      waiting={offer.isPending && 'Checking for a server update'}
    >
      {offer.isError && (
        <ErrorState compact title="The update check failed" detail={serverOfferErrorText(offer.error)} />
      )}
      {offer.isSuccess &&
        (isServerUpdate(offer.data, running) ? (
          <ServerOffer offered={offer.data} />
        ) : (
          <p>This is the latest version.</p>
        ))}
    </UpdateSection>
  );
}

function ServerOffer({ offered }: { readonly offered: ComponentVersion }) {
  const { verdict } = judgeServer({ Server: offered });
  return (
    <>
      <p>
        <strong>Server Update Available:</strong> Shoko Server {versionText(offered)}
        {offered.ReleaseDate && `, released ${formatDate(offered.ReleaseDate)}`}.
      </p>
      {verdict === 'newer' && (
        <Banner title="That server is newer than this version of Hondana knows">
          Most things should work. Before you update the server, check for an update of Hondana.
        </Banner>
      )}
      <ReleaseNotesBox label="What is new in Shoko Server" text={offered.Description} />
      <p>
        Shoko Server doesn't update itself. Back up its data folder, then pull the new image with Docker, or
        install the new version over the old one.
      </p>
      <LinkButton icon={externalLinkIcon} href={releaseAddress(offered)}>
        Open the release page
      </LinkButton>
    </>
  );
}
