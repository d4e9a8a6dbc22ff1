import { refreshSeriesFromAnidb } from '@hondana/shared/api/series';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { refreshIcon } from '@hondana/shared/ui/icons';
import { useMutation } from '@tanstack/react-query';

interface ForceRefreshButtonProps {
  readonly seriesId: number;
  readonly children: string;
}

/** Has the server ask AniDB for the series once more; what comes back shows by itself. */
export function ForceRefreshButton({ seriesId, children }: ForceRefreshButtonProps) {
  const refresh = useMutation({
    mutationFn: () => refreshSeriesFromAnidb(seriesId, { force: true }),
    onSuccess: () => notify({ kind: 'success', title: 'AniDB refresh queued!' }),
    onError: ({ message }) =>
      notify({ kind: 'error', title: 'The AniDB refresh could not be queued', text: message }),
  });
  return (
    <Button icon={refreshIcon} busy={refresh.isPending} onClick={() => refresh.mutate()}>
      {children}
    </Button>
  );
}
