import { useWrite } from '@hondana/shared/api/useWrite';
import { isApiError } from '@hondana/shared/http/ApiError';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { RetryButton } from '@hondana/shared/ui/RetryButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fetchFromTmdb } from '../tmdb.ts';
import type { TmdbEpisodes } from './useTmdbEpisodes.ts';

interface ShowFailureProps {
  readonly showId: number;
  readonly mayEdit: boolean;
  readonly tmdb: Pick<TmdbEpisodes, 'error' | 'retry' | 'retrying'>;
}

/** The server has not fetched the show, or fails to. AniDB's side still works. */
export function ShowFailure({ showId, mayEdit, tmdb }: ShowFailureProps) {
  const fetchShow = useWrite(fetchFromTmdb.Show, {
    failed: t`Failed to refresh data!`,
    key: 'linking-refresh',
  });
  const isMissing = isApiError(tmdb.error) && tmdb.error.status === 404;
  return (
    <Banner
      tone="danger"
      title={isMissing ? t`The server has not fetched this show yet` : t`TMDB’s episodes could not be loaded`}
      actions={
        isMissing && mayEdit ? (
          <Button size="small" busy={fetchShow.isPending} onClick={() => fetchShow.mutate({ id: showId })}>
            <Trans>Fetch it</Trans>
          </Button>
        ) : (
          <RetryButton size="small" error={tmdb.error} busy={tmdb.retrying} onRetry={tmdb.retry} />
        )
      }
    >
      {isMissing ? undefined : tmdb.error?.message}
    </Banner>
  );
}
