import { releaseProvidersQuery, saveFileRelease } from '@hondana/shared/resources/releaseInfo';
import { useMay } from '@hondana/shared/resources/useMay';
import { ErrorState } from '@hondana/shared/ui/ErrorState';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { OnlyAdministrators } from '../shared/OnlyAdministrators.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { useHandedOverDraft } from '../shared/useHandedOverDraft.ts';
import { ProviderDesk } from './ProviderDesk.tsx';
import { chosenRelease, type SearchDraft, searchDraftFor } from './SearchDraft.ts';
import { searchDraftStore } from './searchDraftStore.ts';
import { providerOperation } from './useProviderSearch.ts';

const kind = {
  store: searchDraftStore,
  draftFor: searchDraftFor,
  inWork: (draft: SearchDraft) =>
    providerOperation().read().progress ? draft.filter(chosenRelease).map(({ file }) => file) : [],
};

export function ProviderLinkPage() {
  const may = useMay(saveFileRelease);
  const heading = t`Link with Providers`;
  return may ? <LoadedDesk heading={heading} /> : <OnlyAdministrators heading={heading} />;
}

function LoadedDesk({ heading }: { readonly heading: string }) {
  const files = useHandedOverDraft(kind);
  const providers = useQuery(releaseProvidersQuery({}));
  if (files.draft && providers.data)
    return <ProviderDesk heading={heading} draft={files.draft} providers={providers.data} />;
  const failed = [files, providers].find(({ error, isFetching }) => error && !isFetching);
  return (
    <PageFrame heading={heading}>
      {failed ? (
        <ErrorState
          title={failed === files ? t`The files could not be loaded` : t`The providers could not be loaded`}
          error={failed.error}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Skeleton width="100%" height="16rem" />
      )}
    </PageFrame>
  );
}
