import { notify } from '@hondana/shared/overlays/notices';
import { firstUserQuery, saveFirstUser } from '@hondana/shared/resources/firstRun';
import { z } from '@hondana/shared/schema';
import { Banner } from '@hondana/shared/ui/Banner';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { zodResolver } from '@hookform/resolvers/zod';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { AccountForm } from './AccountForm.tsx';
import { rememberedFirstUser, rememberFirstUser } from './firstUser.ts';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';
import { markSaved, noteProgress, useWizardProgress } from './wizardProgress.ts';

const fields = z.object({
  Username: z.string().check(z.trim(), z.minLength(1)),
  Password: z.string(),
  hasNoPassword: z.boolean(),
});

/** An empty password keeps the saved one; having none is an explicit choice. */
const firstFields = fields.check(
  z.refine(({ Password, hasNoPassword }) => Password !== '' || hasNoPassword, {
    path: ['Password'],
    error: () => t`Enter a password, or choose to have none.`,
  }),
);

async function firstValues() {
  const known = await firstUserQuery.send({}).catch(() => undefined);
  return { Username: known?.Username || 'Default', Password: '', hasNoPassword: false };
}

async function savedPassword(): Promise<string> {
  const kept = await firstUserQuery.send({}).catch((error: unknown) => {
    const remembered = rememberedFirstUser();
    if (!remembered) throw error;
    return remembered;
  });
  return kept.Password ?? '';
}

export function LocalAccountStep() {
  const formId = useId();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  const isSaved = useWizardProgress().saved.includes('local-account');
  const form = useForm({
    resolver: zodResolver(isSaved ? fields : firstFields),
    defaultValues: firstValues,
  });
  const { isSubmitting, isLoading, isDirty, errors } = form.formState;
  const { Username: username = '', hasNoPassword = false } = useWatch({ control: form.control });

  const save = form.handleSubmit(async ({ Username, Password, hasNoPassword: isWithout }) => {
    setFailure(undefined);
    try {
      if (!isSaved || isDirty) {
        const keepsPassword = isSaved && Password === '' && !isWithout;
        const user = { Username, Password: keepsPassword ? await savedPassword() : Password };
        await saveFirstUser.send(user);
        rememberFirstUser(user);
        noteProgress({ username: user.Username });
        markSaved('local-account');
        notify({ kind: 'success', title: t`Account Creation Successful!` });
      }
      await navigate(stepPath('anidb-account'));
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <StepFrame
      title={t`Local Account`}
      previous="acknowledgement"
      next={{ form: formId, disabled: isLoading || username.trim() === '', busy: isSubmitting }}
    >
      <p>
        <Trans>
          You will sign in with this account. It is the administrator of this server and is unrelated to
          AniDB.
        </Trans>
      </p>
      {failure && (
        <Banner tone="danger" title={t`The account could not be created`}>
          {failure}
        </Banner>
      )}
      <AccountForm
        id={formId}
        onSubmit={save}
        isLoading={isLoading}
        username={{ label: t`Username`, autoComplete: 'username', ...form.register('Username') }}
        password={{
          label: t`Password`,
          description: isSaved && t`Saved. Leave empty to keep it.`,
          error: errors.Password?.message,
          disabled: isLoading || hasNoPassword,
          ...form.register('Password'),
        }}
      >
        <Controller
          control={form.control}
          name="hasNoPassword"
          render={({ field }) => (
            <Checkbox
              label={t`No password`}
              description={t`Anyone who can reach this server can sign in as its administrator.`}
              checked={field.value ?? false}
              disabled={isLoading}
              onChange={(isWithout) => {
                field.onChange(isWithout);
                form.setValue('Password', '');
                form.clearErrors('Password');
              }}
            />
          )}
        />
      </AccountForm>
    </StepFrame>
  );
}
