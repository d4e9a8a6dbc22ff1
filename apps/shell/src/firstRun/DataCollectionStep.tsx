import { runImport } from '@hondana/shared/resources/actions';
import { updateWebUiSettings, useWebUiSettings, webUiSettingsQuery } from '@hondana/shared/settings';
import { Banner } from '@hondana/shared/ui/Banner';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import type { RegistryStore } from '../remotes/registryStore.ts';
import { rememberFirstUser } from './firstUser.ts';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { endProgress } from './wizardProgress.ts';

type Choice = 'nothing' | 'errors';

function hasDashboard({ started }: RegistryStore): boolean {
  return started.remotes.some(({ routes }) => routes.some(({ path }) => /^dashboard(\/|$)/.test(path)));
}

export function DataCollectionStep() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const store = useOutletContext<RegistryStore>();
  const { isPending } = useQuery(webUiSettingsQuery());
  const kept = useWebUiSettings(({ hondana }) => (hondana.errorReporting === true ? 'errors' : 'nothing'));
  const [chosen, setChosen] = useState<Choice>();
  const choice = chosen ?? kept;
  const isFinished = useRef(false);
  // Cleared on unmount only: while this page is shown, it would redirect to the login page.
  useEffect(
    () => () => {
      if (!isFinished.current) return;
      endProgress();
      rememberFirstUser(undefined);
    },
    [],
  );
  const finish = useMutation({
    mutationFn: async () => {
      await updateWebUiSettings(client, (settings) => ({
        ...settings,
        hondana: { ...settings.hondana, errorReporting: choice === 'errors' },
      }));
      await runImport.send({});
    },
    onSuccess: () => {
      isFinished.current = true;
      return navigate(hasDashboard(store) ? '/dashboard' : '/', { state: { firstRun: true }, replace: true });
    },
  });
  return (
    <StepFrame
      title={t`Data Collection`}
      previous="import-folders"
      next={{
        label: t`Finish`,
        disabled: isPending,
        busy: finish.isPending,
        onPress: () => finish.mutate(),
      }}
    >
      <p>
        <Trans>
          Errors in this interface can be reported to its developers through{' '}
          <a href="https://sentry.io" target="_blank" rel="noreferrer" className={styles.link}>
            sentry.io
          </a>
          . A report contains the error and the version. It never contains keys, passwords, file names or
          collection contents. Whatever you choose, nothing is sent unless this installation specifies a
          destination.
        </Trans>
      </p>
      {finish.error && (
        <Banner tone="danger" title={t`The first run could not be finished`}>
          {finish.error.message}
        </Banner>
      )}
      <RadioGroup<Choice>
        label={t`Error reports`}
        value={choice}
        onChange={setChosen}
        options={[
          { value: 'nothing', label: t`Send nothing` },
          { value: 'errors', label: t`Send error reports` },
        ]}
      />
      <p className={styles.muted}>
        <Trans>Finish starts a scan of the import folders.</Trans>
      </p>
    </StepFrame>
  );
}
