import { retryOnce } from '@hondana/shared/api/retryOnce';
import { versionText } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { textOf } from '@hondana/shared/language/texts';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { Icon } from '@hondana/shared/ui/Icon';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ServerControls } from './ServerControls.tsx';
import { UpdateCheck } from './UpdateCheck.tsx';
import styles from './VersionFacts.module.css';

export function VersionFacts() {
  const versions = useQuery({ ...serverVersionQuery(), retry: retryOnce });
  if (versions.isError && !versions.data)
    return <QueryFailure query={versions} compact title={t`The versions could not be loaded`} />;
  if (!versions.data) return <Skeleton shape="block" height="6rem" />;
  const { Server, WebUI } = versions.data;
  return (
    <>
      <dl className={styles.facts}>
        <dt>
          <Trans>Server Version</Trans>
        </dt>
        <dd>
          <ServerVersion version={Server} />
        </dd>
        <dt>
          <Trans>Server Release Channel</Trans>
        </dt>
        <dd>{channelText(Server.ReleaseChannel)}</dd>
        <dt>
          <Trans>Web UI Version</Trans>
        </dt>
        <dd>
          {WebUI ? <bdi dir="ltr">{versionText(WebUI)}</bdi> : t({ message: 'Unknown', context: 'version' })}
        </dd>
      </dl>
      <UpdateCheck installed={WebUI?.Version ?? undefined} />
      <ServerControls />
    </>
  );
}

const channels = new Map(Object.entries({ Stable: msg`Stable`, Dev: msg`Dev`, Debug: msg`Debug` }));

function channelText(channel: ComponentVersion['ReleaseChannel']): string {
  if (!channel) return t`Unknown`;
  const known = channels.get(channel);
  return known ? textOf(known) : channel;
}

function ServerVersion({ version }: { readonly version: ComponentVersion }) {
  const commit = version.Commit?.slice(0, 7);
  const text = versionText(version);
  if (!commit || !/^[0-9a-f]{7}$/i.test(commit)) return <bdi dir="ltr">{text}</bdi>;
  return (
    <a
      href={`https://github.com/ShokoAnime/ShokoServer/compare/${commit}...master`}
      target="_blank"
      rel="noreferrer"
    >
      <bdi dir="ltr">{text.includes(commit) ? text : `${text} (${commit})`}</bdi>
      <Icon icon={externalLinkIcon} size={4} />
    </a>
  );
}
