import { serverKeys } from '@hondana/shared/queryKeys';
import { firstUserQuery, startServer } from '@hondana/shared/resources/firstRun';
import { serverStatusQuery } from '@hondana/shared/resources/server';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { useSession } from '@hondana/shared/session';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { rememberedFirstUser, rememberFirstUser } from './firstUser.ts';
import { StartReport } from './StartReport.tsx';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';
import { useServerState } from './useServerState.ts';
import { useWizardSignIn } from './useWizardSignIn.ts';
import { WizardSignIn } from './WizardSignIn.tsx';
import { markSaved, noteProgress } from './wizardProgress.ts';

export function StartServerStep() {
  const navigate = useNavigate();
  const client = useQueryClient();
  const formId = useId();
  const status = useServerState();
  const mustRestart = useServerSide() === 'since6';
  const isSignedIn = useSession() !== undefined;
  const isStarted = status?.State === 'Started';
  const start = useMutation({
    mutationFn: async () => {
      // After a reload only the server knows the password, and doesn't return it once started.
      const user = rememberedFirstUser() ?? (await firstUserQuery.send({}).catch(() => undefined));
      rememberFirstUser(user);
      if (user?.Username) noteProgress({ username: user.Username });
      await startServer.send({});
      noteProgress({ isStarter: true });
    },
    // Refetched in any case: another client may have started it.
    onSettled: () => client.fetchQuery({ ...serverStatusQuery(), staleTime: 0 }).catch(() => undefined),
  });
  const signIn = useWizardSignIn(() => {
    markSaved('start-server');
    void navigate(stepPath('import-folders'));
  });
  const known = rememberedFirstUser();
  const mustType = isStarted && !isSignedIn && (known === undefined || signIn.error !== null);

  return (
    <StepFrame
      title={t`Start Server`}
      previous="metadata-sources"
      canGoBack={status?.State === 'Waiting'}
      next={{
        disabled: !isStarted,
        busy: signIn.isPending,
        ...(mustType
          ? { form: formId }
          : {
              onPress: () => {
                if (isSignedIn) void navigate(stepPath('import-folders'));
                else if (known)
                  signIn.mutate({ username: known.Username ?? '', password: known.Password ?? '' });
              },
            }),
      }}
    >
      <StartReport
        status={status}
        error={start.error}
        isBusy={start.isPending}
        mustRestart={mustRestart}
        onStart={() => start.mutate()}
        onAsk={() => client.refetchQueries({ queryKey: serverKeys.status })}
      />
      {mustType && <WizardSignIn id={formId} error={signIn.error} onSubmit={signIn.mutate} />}
    </StepFrame>
  );
}
