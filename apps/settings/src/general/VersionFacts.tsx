import { retryOnce } from '@hondana/shared/api/retryOnce';
import { versionText } from '@hondana/shared/api/serverVersion';
import type { ComponentVersion } from '@hondana/shared/api/types';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import { Icon } from '@hondana/shared/ui/Icon';
import { externalLinkIcon } from '@hondana/shared/ui/icons';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { UpdateCheck } from './UpdateCheck.tsx';
import styles from './VersionFacts.module.css';

export function VersionFacts() {
  const versions = useQuery({ ...serverVersionQuery(), retry: retryOnce });
  if (versions.isError && !versions.data)
    return <QueryFailure query={versions} compact title="The versions could not be loaded" />;
  if (!versions.data) return <Skeleton shape="block" height="6rem" />;
  const { Server, WebUI } = versions.data;
  return (
    <>
      <dl className={styles.facts}>
        <dt>Server Version</dt>
        <dd>
          <ServerVersion version={Server} />
        </dd>
        <dt>Server Release Channel</dt>
        <dd>{Server.ReleaseChannel ?? 'Unknown'}</dd>
        <dt>Web UI Version</dt>
        <dd>{WebUI ? versionText(WebUI) : 'Unknown'}</dd>
      </dl>
      <UpdateCheck installed={WebUI?.Version ?? undefined} />
    </>
  );
}

function ServerVersion({ version }: { readonly version: ComponentVersion }) {
  const commit = version.Commit?.slice(0, 7);
  const text = versionText(version);
  if (!commit || !/^[0-9a-f]{7}$/i.test(commit)) return text;
  return (
    <a
      href={`https://github.com/ShokoAnime/ShokoServer/compare/${commit}...master`}
      target="_blank"
      rel="noreferrer"
    >
      {text.includes(commit) ? text : `${text} (${commit})`}
      <Icon icon={externalLinkIcon} size={4} />
    </a>
  );
}
