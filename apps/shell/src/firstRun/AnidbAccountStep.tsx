import { isApiError } from '@hondana/shared/http/ApiError';
import { notify } from '@hondana/shared/overlays/notices';
import { serverSettingsQuery, testAnidbLogin } from '@hondana/shared/resources/settings';
import { z } from '@hondana/shared/schema';
import { anidbPassword } from '@hondana/shared/serverOptions/anidbPassword';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AccountForm } from './AccountForm.tsx';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { saveSettings } from './saveSettings.ts';
import { stepPath } from './steps.ts';
import { markSaved, useWizardProgress } from './wizardProgress.ts';

const schema = z.object({
  Username: z.string().check(z.trim(), z.minLength(1)),
  Password: z.string().check(z.minLength(1), z.regex(anidbPassword)),
});

interface Failure {
  readonly title: string;
  readonly text: string;
  /** AniDB rejected the account or was unreachable; the server would still save it. */
  readonly isUntested: boolean;
}

function failureOf(error: unknown, isTested: boolean): Failure {
  if (isTested && isApiError(error) && error.status === 400) {
    const text = t`Check the username and password. AniDB may also be unreachable right now.`;
    return { title: t`Failed to log in!`, text, isUntested: true };
  }
  const text = error instanceof Error ? error.message : String(error);
  return { title: t`The AniDB account could not be saved`, text, isUntested: false };
}

export function AnidbAccountStep() {
  const formId = useId();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [failure, setFailure] = useState<Failure>();
  const isSaved = useWizardProgress().saved.includes('anidb-account');
  const form = useForm({
    resolver: zodResolver(schema),
    mode: 'onChange',
    defaultValues: async () => {
      const settings = await client
        .fetchQuery({ ...serverSettingsQuery(), retry: false })
        .catch(() => undefined);
      return { Username: settings?.AniDb.Username ?? '', Password: '' };
    },
  });
  const { errors, isLoading, isSubmitting, isDirty } = form.formState;
  const [username, password] = useWatch({ control: form.control, name: ['Username', 'Password'] });
  // Undefined while the default values load, whatever the type says.
  const isIncomplete = !username?.trim() || !password;
  const passesThrough = isSaved && !isDirty;

  const submit = (isTested: boolean) =>
    form.handleSubmit(async (account) => {
      setFailure(undefined);
      try {
        if (isTested) {
          await testAnidbLogin.send({ body: account });
          notify({ kind: 'success', title: t`AniDB Test Successful!` });
        }
        await saveSettings(client, {
          'AniDb/Username': account.Username,
          'AniDb/Password': account.Password,
        });
        markSaved('anidb-account');
        await navigate(stepPath('metadata-sources'));
      } catch (error) {
        setFailure(failureOf(error, isTested));
      }
    });

  return (
    <StepFrame
      title={t`AniDB Account`}
      previous="local-account"
      next={{
        ...(passesThrough
          ? { onPress: () => void navigate(stepPath('metadata-sources')) }
          : { form: formId, disabled: isLoading || isIncomplete }),
        busy: isSubmitting,
      }}
    >
      <p>
        <Trans>
          AniDB identifies the series and episode of a file. The server needs an AniDB account, which is
          tested before it is saved.{' '}
          <a href="https://anidb.net/user/register" target="_blank" rel="noreferrer" className={styles.link}>
            Register at AniDB
          </a>
        </Trans>
      </p>
      <Banner tone="warning" title={t`Letters and digits only`}>
        <Trans>
          AniDB bans servers whose password has other characters. If yours does, change it on AniDB first.
        </Trans>
      </Banner>
      {failure && (
        <Banner
          tone="danger"
          title={failure.title}
          actions={
            failure.isUntested && (
              <Button onClick={submit(false)}>
                <Trans>Save without testing</Trans>
              </Button>
            )
          }
        >
          {failure.text}
        </Banner>
      )}
      <AccountForm
        id={formId}
        onSubmit={submit(true)}
        isLoading={isLoading}
        username={{ label: t`Username`, autoComplete: 'off', ...form.register('Username') }}
        password={{
          label: t`Password`,
          description: isSaved
            ? t`Saved. To change the account, enter the username and password again.`
            : undefined,
          // What the pattern of `schema` rejects; an empty password has another type.
          error:
            errors.Password?.type === 'invalid_format'
              ? t`Only letters and digits are allowed: AniDB bans servers whose password has other characters.`
              : undefined,
          ...form.register('Password'),
        }}
      />
    </StepFrame>
  );
}
