import { retryOnce } from '@hondana/shared/api/retryOnce';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { RenamerSkeleton } from '../RenamerSkeleton.tsx';
import { PresetWorkspace } from './PresetWorkspace.tsx';
import { presetsQuery, relocationProvidersQuery } from './presets.ts';

/** Since 6, presets of providers take the place of configs of renamers. */
export function PresetContent() {
  const providers = useQuery({ ...relocationProvidersQuery(), retry: retryOnce });
  const presets = useQuery({ ...presetsQuery(), retry: retryOnce });
  const settings = useQuery({ ...serverSettingsQuery(), retry: retryOnce });
  const failed = [providers, presets].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <ErrorState
        title={t`The presets could not be loaded`}
        error={failed.error}
        retrying={providers.isFetching || presets.isFetching}
        onRetry={() => void Promise.all([providers.refetch(), presets.refetch()])}
      />
    );
  }
  if (!providers.data || !presets.data || settings.isPending) return <RenamerSkeleton />;
  return (
    <PresetWorkspace
      providers={providers.data}
      presets={presets.data}
      importSettings={settings.data?.Plugins.Renamer}
    />
  );
}
