import { retryOnce } from '@hondana/shared/api/retryOnce';
import { Link } from '@hondana/shared/navigation';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { useMay } from '@hondana/shared/resources/useMay';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { lockIcon } from '@hondana/shared/ui/icons';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OtherModel } from '../shared/OtherModel.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import styles from './RenamerPage.module.css';
import { RenamerWorkspace } from './RenamerWorkspace.tsx';
import { relocationPreview, renamerConfigsQuery, renamersQuery } from './renamers.ts';

/** For administrators only (facts 3). */
export function RenamerPage() {
  const isKnown = !useQuery(currentUserQuery()).isPending;
  const mayRename = useMay(relocationPreview);
  if (useServerSide() === 'since6')
    return (
      <PageFrame heading={t`Renamer`} stacks>
        <OtherModel
          title={t`No renamers on this server`}
          text={t`Shoko Server 6 has relocation presets in place of renamers. This version of Hondana cannot edit them yet.`}
        />
      </PageFrame>
    );
  return (
    <PageFrame heading={t`Renamer`} stacks>
      {!isKnown && <PageSkeleton />}
      {isKnown && !mayRename && (
        <EmptyState
          icon={lockIcon}
          title={t`Only administrators can rename files`}
          text={t`Ask an administrator to rename or move files.`}
          action={
            <LinkButton component={Link} to="/utilities">
              <Trans>Go to Utilities</Trans>
            </LinkButton>
          }
        />
      )}
      {isKnown && mayRename && <RenamerContent />}
    </PageFrame>
  );
}

function RenamerContent() {
  const renamers = useQuery({ ...renamersQuery(), retry: retryOnce });
  const configs = useQuery({ ...renamerConfigsQuery(), retry: retryOnce });
  const settings = useQuery({ ...serverSettingsQuery(), retry: retryOnce });
  const failed = [renamers, configs].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <ErrorState
        title={t`The renamers could not be loaded`}
        error={failed.error}
        retrying={renamers.isFetching || configs.isFetching}
        onRetry={() => void Promise.all([renamers.refetch(), configs.refetch()])}
      />
    );
  }
  if (!renamers.data || !configs.data || settings.isPending) return <PageSkeleton />;
  return (
    <RenamerWorkspace
      renamers={renamers.data}
      configs={configs.data}
      importSettings={settings.data?.Plugins.Renamer}
    />
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <Skeleton shape="block" width="100%" height="3rem" />
      <Skeleton shape="block" width="100%" height="16rem" />
    </div>
  );
}
