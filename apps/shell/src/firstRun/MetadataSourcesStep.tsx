import { retryOnce } from '@hondana/shared/api/retryOnce';
import { useUpdateSearchParams } from '@hondana/shared/navigation';
import { serverSettingsQuery } from '@hondana/shared/resources/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { Tabs } from '@hondana/shared/ui/Tabs';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { MetadataOptionList } from './MetadataOptionList.tsx';
import { changedValues, faultySource, type MetadataDraft } from './metadataDraft.ts';
import { type MetadataSource, sectionsOf } from './metadataSources.ts';
import { StepFrame } from './StepFrame.tsx';
import { saveSettings } from './saveSettings.ts';
import { stepPath } from './steps.ts';
import { markSaved } from './wizardProgress.ts';

const tabs = [
  { value: 'anidb', label: 'AniDB' },
  { value: 'tmdb', label: 'TMDB' },
] as const;

export function MetadataSourcesStep() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const [draft, setDraft] = useState<MetadataDraft>({});
  const settings = useQuery({ ...serverSettingsQuery(), retry: retryOnce });
  const source: MetadataSource = parameters.get('tab') === 'tmdb' ? 'tmdb' : 'anidb';
  const show = (tab: MetadataSource) =>
    updateSearchParams({ tab: tab === 'anidb' ? undefined : tab }, { preventScrollReset: false });
  const save = useMutation({
    mutationFn: async () => settings.data && saveSettings(client, changedValues(draft, settings.data)),
    onSuccess: async () => {
      markSaved('metadata-sources');
      await navigate(stepPath('start-server'));
    },
  });
  const next = () => {
    const faulty = faultySource(draft);
    if (faulty === undefined) save.mutate();
    else show(faulty);
  };

  return (
    <StepFrame
      title={t`Metadata Sources`}
      previous="anidb-account"
      next={{ disabled: !settings.data, busy: save.isPending, onPress: next }}
    >
      <p>
        <Trans>
          The defaults suit most collections, and everything can be changed later in the settings.
        </Trans>
      </p>
      {save.error && (
        <Banner tone="danger" title={t`The metadata sources could not be saved`}>
          {save.error.message}
        </Banner>
      )}
      <Tabs label={t`Metadata sources`} tabs={tabs} value={source} onChange={show}>
        {settings.data ? (
          <MetadataOptionList
            sections={sectionsOf(source)}
            draft={draft}
            settings={settings.data}
            onChange={(path, value) => setDraft((before) => ({ ...before, [path]: value }))}
          />
        ) : settings.error ? (
          <QueryFailure query={settings} compact title={t`The settings could not be loaded`} />
        ) : (
          <Skeleton height="30rem" />
        )}
      </Tabs>
    </StepFrame>
  );
}
