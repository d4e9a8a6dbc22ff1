import { useWrite } from '@hondana/shared/api/useWrite';
import { forceSeriesRefreshFromAnidb } from '@hondana/shared/resources/seriesActions';
import { Button } from '@hondana/shared/ui/Button';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

interface ForceRefreshButtonProps {
  readonly seriesId: number;
  readonly children: ReactNode;
}

export function ForceRefreshButton({ seriesId, children }: ForceRefreshButtonProps) {
  const refresh = useWrite(forceSeriesRefreshFromAnidb, {
    done: t`AniDB refresh queued!`,
    failed: t`The AniDB refresh could not be queued`,
  });
  return (
    <Button icon={refreshIcon} busy={refresh.isPending} onClick={() => refresh.mutate({ seriesId })}>
      {children}
    </Button>
  );
}
