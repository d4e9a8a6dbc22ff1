import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useWrite } from '@hondana/shared/api/useWrite';
import { errorText } from '@hondana/shared/http/ApiError';
import { ConfirmDialog } from '@hondana/shared/overlays/dialog';
import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDateTime } from '@hondana/shared/ui/format';
import { Panel } from '@hondana/shared/ui/Panel';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AddRepository } from './AddRepository.tsx';
import { type PackageRepository, removeRepository, repositoriesQuery } from './pluginCalls.ts';
import styles from './ServerPlugins.module.css';
import { useSyncRepository } from './useSyncRepository.ts';

export function Repositories() {
  const repositories = useQuery({ ...repositoriesQuery(), retry: retryOnce });
  const [removing, setRemoving] = useState<PackageRepository>();
  return (
    <Panel title={t`Repositories`} flush>
      <QueryFailure query={repositories} compact title={t`The repositories could not be loaded`} />
      {!repositories.data && !repositories.isError && <Skeleton shape="block" height="4rem" />}
      {repositories.data?.length === 0 && (
        <EmptyState
          compact
          title={t`No repositories`}
          text={t`A repository lists packages and where to download them.`}
        />
      )}
      {repositories.data && repositories.data.length > 0 && (
        <ul aria-label={t`Repositories`} className={styles.list}>
          {repositories.data.map((one) => (
            <Repository key={one.ID} repository={one} onRemove={() => setRemoving(one)} />
          ))}
        </ul>
      )}
      <AddRepository />
      <RemoveRepository repository={removing} onClose={() => setRemoving(undefined)} />
    </Panel>
  );
}

interface RepositoryProps {
  readonly repository: PackageRepository;
  readonly onRemove: () => void;
}

function Repository({ repository, onRemove }: RepositoryProps) {
  const { ID: repositoryId, Name: name, Url, LastFetchedAt } = repository;
  const sync = useSyncRepository();
  const time = LastFetchedAt ? formatDateTime(LastFetchedAt) : undefined;
  return (
    <li className={styles.item}>
      <div className={styles.about}>
        <h3 className={styles.title}>
          <bdi>{name}</bdi>
        </h3>
        <p className={styles.detail}>
          <bdi dir="ltr">{Url}</bdi>
        </p>
        <p className={styles.detail}>{time ? t`Fetched ${time}` : t`Not fetched yet`}</p>
        <div className={styles.actions}>
          <Button
            size="small"
            busy={sync.isPending}
            aria-label={t`Fetch ${name}`}
            onClick={() => sync.mutate({ repositoryId })}
          >
            <Trans>Fetch</Trans>
          </Button>
          <Button size="small" aria-label={t`Remove ${name}`} onClick={onRemove}>
            <Trans>Remove…</Trans>
          </Button>
        </div>
      </div>
    </li>
  );
}

interface RemoveRepositoryProps {
  /** Closed when undefined. */
  readonly repository: PackageRepository | undefined;
  readonly onClose: () => void;
}

function RemoveRepository({ repository, onClose }: RemoveRepositoryProps) {
  const name = repository?.Name ?? '';
  const remove = useWrite(removeRepository, { done: t`Repository "${name}" removed.` });
  return (
    <ConfirmDialog
      open={repository !== undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={
        <Trans>
          Remove the repository <bdi>{name}</bdi>?
        </Trans>
      }
      confirmLabel={t`Remove repository`}
      danger
      failure={(error) => {
        const reason = errorText(error) ?? '';
        return t`The repository could not be removed. ${reason}`;
      }}
      onConfirm={() => remove.mutateAsync({ repositoryId: repository?.ID ?? '' })}
    >
      <Trans>Plugins that were installed from it stay, but are no longer updated.</Trans>
    </ConfirmDialog>
  );
}
