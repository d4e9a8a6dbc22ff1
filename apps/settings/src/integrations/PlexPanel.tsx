import { retryOnce } from '@hondana/shared/api/retryOnce';
import { plexStatusQuery } from '@hondana/shared/resources/plex';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { PlexOptions } from './PlexOptions.tsx';
import { PlexSignIn } from './PlexSignIn.tsx';
import { UnlinkPlex } from './UnlinkPlex.tsx';

export function PlexPanel() {
  const status = useQuery({ ...plexStatusQuery(), retry: retryOnce });
  if (status.isError && status.data === undefined) {
    return (
      <Panel title="Plex">
        <QueryFailure query={status} compact title={t`Plex could not be reached`} />
      </Panel>
    );
  }
  if (status.data === undefined) {
    return (
      <Panel title="Plex">
        <Skeleton shape="block" height="3rem" />
      </Panel>
    );
  }
  return (
    <Panel title="Plex" actions={status.data && <UnlinkPlex />}>
      {status.data ? <PlexOptions /> : <PlexSignIn />}
    </Panel>
  );
}
