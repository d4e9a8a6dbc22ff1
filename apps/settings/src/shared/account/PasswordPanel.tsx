import { changePassword } from '@hondana/shared/api/users';
import { notify } from '@hondana/shared/overlays/notices';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Panel } from '@hondana/shared/ui/Panel';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from './PasswordPanel.module.css';
import { signOutDelay, signOutSoon } from './timedSignOut.ts';

interface PasswordPanelProps {
  readonly userId: number | 'Current';
  /** Whether it is the account of whoever is signed in. */
  readonly isOwn: boolean;
}

/** Another password, and with it the end of all sessions when that is wished (S3-115, S3-116). */
export function PasswordPanel({ userId, isOwn }: PasswordPanelProps) {
  const [password, setPassword] = useState('');
  const [revokes, setRevokes] = useState(false);
  const change = useMutation({
    mutationFn: () => changePassword(isOwn ? 'Current' : userId, password, { revokeKeys: revokes }),
    onSuccess: () => {
      setPassword('');
      const endsSession = isOwn && revokes;
      notify({
        kind: 'success',
        title: 'Password changed successfully!',
        ...(endsSession && { text: 'You will be logged out in 5 seconds!', timeout: signOutDelay }),
      });
      if (endsSession) signOutSoon();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !change.isPending) change.mutate();
  };
  return (
    <Panel title="Password">
      <form className={styles.form} onSubmit={submit}>
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          value={password}
          error={change.error && `The password could not be changed. ${change.error.message}`}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Checkbox
          label="Logout all sessions"
          description={
            isOwn
              ? 'Takes all API keys of this account away, also the one that this page works with.'
              : 'Takes all API keys of this user away.'
          }
          checked={revokes}
          onChange={setRevokes}
        />
        {password !== '' && (
          <Banner tone="info" title="Password field changed!">
            Click on the “Change” button to save your new password
          </Banner>
        )}
        <div>
          <Button type="submit" disabled={password === ''} busy={change.isPending}>
            Change
          </Button>
        </div>
      </form>
    </Panel>
  );
}
