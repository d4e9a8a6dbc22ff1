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
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PresetContent } from './presets/PresetContent.tsx';
import { RenamerSkeleton } from './RenamerSkeleton.tsx';
import { RenamerWorkspace } from './RenamerWorkspace.tsx';
import { relocationPreview, renamerConfigsQuery, renamersQuery } from './renamers.ts';

/** For administrators only (facts 3). */
export function RenamerPage() {
  const isKnown = !useQuery(currentUserQuery()).isPending;
  const mayRename = useMay(relocationPreview);
  const side = useServerSide();
  return (
    <PageFrame heading={t`Renamer`} stacks>
      {!isKnown && <RenamerSkeleton />}
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
      {isKnown && mayRename && side === 'before6' && <RenamerContent />}
      {isKnown && mayRename && side === 'since6' && <PresetContent />}
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
  if (!renamers.data || !configs.data || settings.isPending) return <RenamerSkeleton />;
  return (
    <RenamerWorkspace
      renamers={renamers.data}
      configs={configs.data}
      importSettings={settings.data?.Plugins.Renamer}
    />
  );
}
