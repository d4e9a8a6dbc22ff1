import { isApiError } from '@hondana/shared/http/ApiError';
import { serverKeys } from '@hondana/shared/queryKeys';
import { signIn } from '@hondana/shared/session';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Heading } from '@hondana/shared/ui/Heading';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './LoginPage.module.css';

function failureText(error: unknown): string {
  if (isApiError(error) && error.status === 401) return t`Invalid Username or Password. Try again.`;
  const message = error instanceof Error ? error.message : String(error);
  return t`Signing in failed. ${message}`;
}

interface LoginFormProps {
  readonly level?: 1 | 3;
  /** The user whose page is held. */
  readonly expected?: string | undefined;
}

export function LoginForm({ level = 1, expected }: LoginFormProps) {
  const [username, setUsername] = useState(expected ?? '');
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const firstField = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const queryClient = useQueryClient();
  const requested = typeof state?.requestedSeries === 'string' ? state.requestedSeries : undefined;

  useEffect(() => {
    // On touch devices the keyboard would cover half of the page.
    if (!matchMedia('(pointer: coarse)').matches) firstField.current?.focus();
  }, []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (username.trim() === '' || isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      // The page redirects by itself once there is a session.
      await signIn({ username, password, remember: isRemembered });
    } catch (error) {
      setFailure(failureText(error));
      // Refused for everybody, as while the database is blocked: the server's state says more.
      if (isApiError(error) && error.status === 400) {
        void queryClient.invalidateQueries({ queryKey: serverKeys.status });
      }
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <Heading level={level} look="title">
        <Trans context="heading">Sign in</Trans>
      </Heading>
      {expected !== undefined && (
        <p className={styles.text}>
          <Trans>Your page is kept as you left it. Sign in again to continue.</Trans>
        </p>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <TextField
        ref={expected === undefined ? firstField : undefined}
        label={t`Username`}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordField
        ref={expected === undefined ? undefined : firstField}
        label={t`Password`}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Checkbox label={t`Remember Me`} name="remember" checked={isRemembered} onChange={setIsRemembered} />
      <Button type="submit" variant="primary" wide busy={isBusy} disabled={username.trim() === ''}>
        <Trans>Login</Trans>
      </Button>
      {requested && (
        <p className={styles.requested} role="status">
          <Trans>
            After signing in, <strong>{requested}</strong> opens.
          </Trans>
        </p>
      )}
    </form>
  );
}
