import { Navigate, useLocation, useSearchParams } from '@hondana/shared/navigation';
import { saveFileRelease } from '@hondana/shared/resources/releaseInfo';
import { useMay } from '@hondana/shared/resources/useMay';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { ProgressBar } from '@hondana/shared/ui/ProgressBar';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { readHandover } from '../shared/fileHandover.ts';
import { OnlyAdministrators } from '../shared/OnlyAdministrators.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { ReleaseDesk } from './ReleaseDesk.tsx';
import { useReleases } from './useReleases.ts';

/** One file may be in the address; of several, the history entry has the IDs, which survive a reload. */
function useEditedIds(): readonly number[] {
  const [parameters] = useSearchParams();
  const file = Number(parameters.get('file'));
  const { state } = useLocation();
  return useMemo(
    () => (Number.isInteger(file) && file > 0 ? [file] : [...new Set(readHandover(state)?.fileIds)]),
    [file, state],
  );
}

export function ReleaseEditPage() {
  const ids = useEditedIds();
  const may = useMay(saveFileRelease);
  if (ids.length === 0) return <Navigate to="/utilities/file-search" />;
  if (may) return <LoadedReleases key={ids.join()} ids={ids} />;
  return <OnlyAdministrators heading={t`Edit Release Info`} />;
}

function LoadedReleases({ ids }: { readonly ids: readonly number[] }) {
  const { data, error, isFetching, refetch, completed } = useReleases(ids);
  const [discarded, setDiscarded] = useState(0);
  if (data)
    return (
      <ReleaseDesk
        key={discarded}
        files={data}
        onChanged={() => void refetch()}
        onDiscard={() => setDiscarded((before) => before + 1)}
      />
    );
  return (
    <PageFrame heading={t`Edit Release Info`}>
      {error && !isFetching ? (
        <ErrorState
          title={t`The release info could not be loaded`}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <ProgressBar label={t`Loading release info`} value={completed} max={ids.length} />
      )}
    </PageFrame>
  );
}
