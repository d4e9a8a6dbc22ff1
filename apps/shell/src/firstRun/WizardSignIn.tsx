import { isApiError } from '@hondana/shared/http/ApiError';
import { Banner } from '@hondana/shared/ui/Banner';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import styles from './StepFrame.module.css';
import { useWizardProgress } from './wizardProgress.ts';

interface WizardSignInProps {
  readonly id: string;
  readonly error: Error | null;
  readonly onSubmit: (account: { username: string; password: string }) => void;
}

/** Needed after a reload, which passwords don't survive. */
export function WizardSignIn({ id, error, onSubmit }: WizardSignInProps) {
  const [username, setUsername] = useState(useWizardProgress().username || 'Default');
  const [password, setPassword] = useState('');
  const isWrong = isApiError(error) && error.status === 401;
  const message = error?.message ?? '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit({ username, password });
  };
  return (
    <form id={id} className={styles.form} onSubmit={submit}>
      <p>
        <Trans>Sign in with the local account to continue.</Trans>
      </p>
      {error && (
        <Banner tone="danger">
          {isWrong ? t`Invalid Username or Password. Try again.` : t`Signing in failed. ${message}`}
        </Banner>
      )}
      <TextField
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={({ currentTarget }) => setUsername(currentTarget.value)}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </form>
  );
}
