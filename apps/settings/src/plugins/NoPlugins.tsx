import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';

interface NoPluginsProps {
  readonly isPending: boolean;
}

export function NoPlugins({ isPending }: NoPluginsProps) {
  if (isPending) return <Skeleton shape="block" height="8rem" />;
  return (
    <EmptyState
      compact
      title={t`No plugins`}
      text={t`Plugins add pages, tabs, widgets and actions to the interface. Add one by the address of its folder, and it runs for administrators. Whoever runs the installation can add one for everyone.`}
    />
  );
}
