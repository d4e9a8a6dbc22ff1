import { retryOnce } from '@hondana/shared/api/retryOnce';
import { isApiError } from '@hondana/shared/http/ApiError';
import { Link, useParams } from '@hondana/shared/navigation';
import { seriesQuery } from '@hondana/shared/resources/series';
import { saveEpisodeLinks } from '@hondana/shared/resources/tmdbLinks';
import { useMay } from '@hondana/shared/resources/useMay';
import { currentUserQuery } from '@hondana/shared/resources/users';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { LinkButton } from '@hondana/shared/ui/LinkButton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { LinkingSkeleton } from './LinkingSkeleton.tsx';
import { SeriesLinking } from './SeriesLinking.tsx';

export function LinkingPage() {
  const { seriesId: parameter = '' } = useParams();
  // Keyed, so that no draft or dialog of the previous series stays.
  return <LinkingById key={parameter} parameter={parameter} />;
}

function LinkingById({ parameter }: { readonly parameter: string }) {
  const isNumber = /^[1-9]\d{0,9}$/.test(parameter);
  const series = useQuery({
    ...seriesQuery({ seriesId: Number(parameter) }),
    enabled: isNumber,
    retry: retryOnce,
  });
  const isKnown = !useQuery(currentUserQuery()).isPending;
  const mayEdit = useMay(saveEpisodeLinks);

  if (!isNumber || (series.isError && !series.data)) {
    return (
      <>
        <title>{`${t`Metadata Linking`} · Hondana`}</title>
        <ErrorState
          as="h1"
          title={t`The series could not be loaded`}
          error={series.error}
          detail={reasonOf(series.error)}
          retrying={series.isFetching}
          onRetry={isNumber ? () => void series.refetch() : undefined}
          action={
            <LinkButton component={Link} to="/collection">
              <Trans>Open the collection</Trans>
            </LinkButton>
          }
        />
      </>
    );
  }
  if (!series.data || !isKnown) return <LinkingSkeleton />;
  return <SeriesLinking series={series.data} mayEdit={mayEdit} />;
}

function reasonOf(error: unknown): string {
  if (isApiError(error) && error.status === 403) return t`You do not have access to this series.`;
  if (error === null || (isApiError(error) && error.status === 404)) return t`Series not found.`;
  return error instanceof Error ? error.message : '';
}
