import { retryOnce } from '@hondana/shared/api/retryOnce';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

export function SettingsLayout() {
  const user = useQuery({ ...currentUserQuery(), retry: retryOnce });
  if (user.data) return <SettingsFrame isAdministrator={user.data.IsAdmin} />;
  if (user.isError && !user.data)
    return <QueryFailure query={user} as="h1" title={t`The settings could not be loaded`} />;
  return <SettingsSkeleton />;
}
