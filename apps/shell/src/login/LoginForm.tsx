import { isApiError } from '@hondana/shared/api/ApiError';
import { signIn } from '@hondana/shared/session';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Heading } from '@hondana/shared/ui/Heading';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { TextField } from '@hondana/shared/ui/TextField';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './LoginPage.module.css';

function failureText(error: unknown): string {
  if (isApiError(error) && error.status === 401) return 'Invalid Username or Password. Try again.';
  return `Signing in failed. ${error instanceof Error ? error.message : String(error)}`;
}

interface LoginFormProps {
  /** That of its heading: 1 where signing in is what the page is for. */
  readonly level?: 1 | 3;
  /** Whose page waits for them. */
  readonly expected?: string | undefined;
}

/** Username, password and Remember Me. What was typed stays when signing in fails. */
export function LoginForm({ level = 1, expected }: LoginFormProps) {
  const [username, setUsername] = useState(expected ?? '');
  const [password, setPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const firstField = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const requested = typeof state?.requestedSeries === 'string' ? state.requestedSeries : undefined;

  useEffect(() => {
    // Touch devices would cover half of the page with an unwanted keyboard.
    if (!matchMedia('(pointer: coarse)').matches) firstField.current?.focus();
  }, []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (username.trim() === '' || isBusy) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      // The page leaves by itself as soon as there is a session.
      await signIn({ username, password, remember: isRemembered });
    } catch (error) {
      setFailure(failureText(error));
      setIsBusy(false);
    }
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <Heading level={level} look="title">
        Sign in
      </Heading>
      {expected !== undefined && (
        <p className={styles.text}>Your page is kept as you left it. Sign in again to continue.</p>
      )}
      {failure && <Banner tone="danger">{failure}</Banner>}
      <TextField
        ref={expected === undefined ? firstField : undefined}
        label="Username"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={username}
        onChange={(event) => setUsername(event.currentTarget.value)}
      />
      <PasswordField
        ref={expected === undefined ? undefined : firstField}
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Checkbox label="Remember Me" name="remember" checked={isRemembered} onChange={setIsRemembered} />
      <Button type="submit" variant="primary" wide busy={isBusy} disabled={username.trim() === ''}>
        Login
      </Button>
      {requested && (
        <p className={styles.requested} role="status">
          After signing in, <strong>{requested}</strong> opens.
        </p>
      )}
    </form>
  );
}
