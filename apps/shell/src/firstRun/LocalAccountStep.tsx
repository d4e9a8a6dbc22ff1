import { notify } from '@hondana/shared/overlays/notices';
import { z } from '@hondana/shared/schema';
import { Banner } from '@hondana/shared/ui/Banner';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { rememberFirstUser } from './firstUser.ts';
import { firstUserQuery, saveFirstUser } from './init.ts';
import styles from './StepFrame.module.css';
import { StepFrame } from './StepFrame.tsx';
import { stepPath } from './steps.ts';
import { markSaved, noteProgress, useWizardProgress } from './wizardProgress.ts';

const schema = z.object({ Username: z.string().check(z.trim(), z.minLength(1)), Password: z.string() });

/** The name that the server has for its first user, until another is typed. */
async function firstValues() {
  const known = await firstUserQuery.send({}).catch(() => undefined);
  return { Username: known?.Username || 'Default', Password: '' };
}

/** The administrator that the server will have. */
export function LocalAccountStep() {
  const formId = useId();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const isSaved = useWizardProgress().saved.includes('local-account');
  const form = useForm({ resolver: zodResolver(schema), defaultValues: firstValues });
  const { isSubmitting, isLoading, isDirty } = form.formState;
  const username = useWatch({ control: form.control, name: 'Username' }) ?? '';

  const save = form.handleSubmit(async (user) => {
    setProblem(undefined);
    try {
      // Passed through again without a change, the password that was saved must not be emptied.
      if (!isSaved || isDirty) {
        await saveFirstUser.send(user);
        rememberFirstUser(user);
        noteProgress({ username: user.Username });
        markSaved('local-account');
        notify({ kind: 'success', title: 'Account Creation Successful!' });
      }
      await navigate(stepPath('anidb-account'));
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  });

  return (
    <StepFrame
      title="Local Account"
      previous="acknowledgement"
      next={{ form: formId, disabled: isLoading || username.trim() === '', busy: isSubmitting }}
    >
      <p>
        This is who you sign in as from now on: the administrator of this server. It has nothing to do with
        AniDB.
      </p>
      {problem && (
        <Banner tone="danger" title="The account could not be created">
          {problem}
        </Banner>
      )}
      <form id={formId} noValidate className={styles.form} onSubmit={save}>
        <TextField
          label="Username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          disabled={isLoading}
          {...form.register('Username')}
        />
        <PasswordField
          label="Password"
          optional
          autoComplete="new-password"
          description={
            isSaved
              ? 'Saved. To change name or password, type both again.'
              : 'Without one, anyone who can reach this server can sign in.'
          }
          disabled={isLoading}
          {...form.register('Password')}
        />
      </form>
    </StepFrame>
  );
}
