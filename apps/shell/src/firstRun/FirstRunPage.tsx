import type { ServerSide } from '@hondana/shared/api/serverVersion';
import type { ServerState } from '@hondana/shared/api/types';
import { Navigate } from '@hondana/shared/navigation';
import { StrictStyles } from '@hondana/shared/overlays/csp';
import { configureNotices } from '@hondana/shared/overlays/notices';
import { serverStatusQuery } from '@hondana/shared/resources/server';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { useSession } from '@hondana/shared/session';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect } from 'react';
import { useParams } from 'react-router';
import { Wordmark } from '../brand/Wordmark.tsx';
import { LanguageChoice } from '../language/LanguageChoice.tsx';
import { AcknowledgementStep } from './AcknowledgementStep.tsx';
import { AnidbAccountStep } from './AnidbAccountStep.tsx';
import { DataCollectionStep } from './DataCollectionStep.tsx';
import styles from './FirstRunPage.module.css';
import { ImportFoldersStep } from './ImportFoldersStep.tsx';
import { LocalAccountStep } from './LocalAccountStep.tsx';
import { MetadataSourcesStep } from './MetadataSourcesStep.tsx';
import { StartServerStep } from './StartServerStep.tsx';
import { StepMenu } from './StepMenu.tsx';
import { findStep, type StepId, stepPath, steps } from './steps.ts';
import { noteProgress, useWizardProgress } from './wizardProgress.ts';

const pollIntervalMs = 500;

const contents: Record<StepId, ComponentType> = {
  acknowledgement: AcknowledgementStep,
  'local-account': LocalAccountStep,
  'anidb-account': AnidbAccountStep,
  'metadata-sources': MetadataSourcesStep,
  'start-server': StartServerStep,
  'import-folders': ImportFoldersStep,
  'data-collection': DataCollectionStep,
};

function canOpen(id: StepId, state: ServerState, isSignedIn: boolean): boolean {
  switch (findStep(id)?.phase) {
    case 'before':
      return state === 'Waiting' || state === 'Failed';
    case 'after':
      return state === 'Started' && isSignedIn;
    default:
      return true;
  }
}

/** Since 6, a failed start ends all answers but the state: the wizard goes on after a restart of the process. */
function needsRestart(state: ServerState | undefined, side: ServerSide): boolean {
  return state === 'Failed' && side === 'since6';
}

function isDue(id: StepId, saved: readonly StepId[]): boolean {
  const index = steps.findIndex((step) => step.id === id);
  return saved.includes(id) || steps.slice(0, index).every((step) => saved.includes(step.id));
}

export function FirstRunPage() {
  const { step: id } = useParams();
  const step = findStep(id);
  const isSignedIn = useSession() !== undefined;
  const { saved, isStarter } = useWizardProgress();
  const side = useServerSide();
  const status = useQuery({
    ...serverStatusQuery(),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      data?.State === 'Starting' ||
      needsRestart(data?.State, side) ||
      (isStarter && data?.State !== 'Started' && data?.State !== 'Failed')
        ? pollIntervalMs
        : false,
  });
  const state = status.data?.State;
  const isLost = needsRestart(state, side);

  // The restarted server knows nothing of what was entered.
  useEffect(() => {
    if (isLost) noteProgress({ saved: [] });
  }, [isLost]);

  // At the bottom they would cover a small screen's buttons. Afterwards the default applies.
  useEffect(() => {
    configureNotices({ enabled: true, position: 'top-right' });
    return () => configureNotices({ enabled: true, position: 'bottom-right' });
  }, []);

  if (status.isPending)
    return (
      <main className={styles.waiting} aria-busy="true">
        <VisuallyHidden>
          <h1>Hondana</h1>
        </VisuallyHidden>
        <Spinner label={t`Checking the server state`} size={8} />
      </main>
    );
  // Facts 5.2: a state that isn't Waiting, or is unknown, unless this wizard started the server.
  if (!isStarter && state !== 'Waiting') return <Navigate to="/login" />;
  if (!step) return <Navigate to={stepPath('acknowledgement')} />;
  if (state === undefined || isLost || !canOpen(step.id, state, isSignedIn)) {
    if (step.id !== 'start-server') return <Navigate to={stepPath('start-server')} />;
  }
  // Since 6, a start without an AniDB account fails.
  if (step.id === 'start-server' && state === 'Waiting' && side === 'since6') {
    if (!saved.includes('anidb-account')) return <Navigate to={stepPath('acknowledgement')} />;
  }
  const Content = contents[step.id];

  return (
    <StrictStyles>
      <div className={styles.page}>
        <header className={styles.side}>
          <Wordmark size="page" className={styles.wordmark} />
          <StepMenu
            current={step.id}
            saved={saved}
            canOpen={(other) =>
              state !== undefined && !isLost && canOpen(other, state, isSignedIn) && isDue(other, saved)
            }
          />
          <LanguageChoice />
        </header>
        <main className={styles.main}>
          <div className={styles.content}>
            <Content key={step.id} />
          </div>
        </main>
      </div>
    </StrictStyles>
  );
}
