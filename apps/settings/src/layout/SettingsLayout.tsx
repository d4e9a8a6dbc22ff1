import { retryOnce } from '@hondana/shared/api/retryOnce';
import { currentUserQuery } from '@hondana/shared/api/users';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

/** All of settings. Which pages there are depends on who looks at them. */
export function SettingsLayout() {
  const user = useQuery({ ...currentUserQuery(), retry: retryOnce });
  if (user.data) return <SettingsFrame isAdministrator={user.data.IsAdmin} />;
  if (user.isError) {
    return (
      <ErrorState
        as="h1"
        title="The settings could not be loaded"
        detail={user.error.message}
        retrying={user.isFetching}
        onRetry={() => void user.refetch()}
      />
    );
  }
  return <SettingsSkeleton />;
}
