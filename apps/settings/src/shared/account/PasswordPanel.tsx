import { useWrite } from '@hondana/shared/api/useWrite';
import { changeOwnPassword, changePassword } from '@hondana/shared/resources/users';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Panel } from '@hondana/shared/ui/Panel';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { type FormEvent, useState } from 'react';
import styles from './PasswordPanel.module.css';
import { signOutDelay, signOutSoon } from './timedSignOut.ts';

interface PasswordPanelProps {
  /** Undefined for the signed-in user. */
  readonly userId?: number | undefined;
}

const title = 'Password changed successfully!';

export function PasswordPanel({ userId }: PasswordPanelProps) {
  const isOwn = userId === undefined;
  const [password, setPassword] = useState('');
  const [revokesKeys, setRevokesKeys] = useState(false);
  const changeOwn = useWrite(changeOwnPassword, {
    done: (_, { revokesKeys }) => ({
      title,
      ...(revokesKeys && { text: 'You will be logged out in 5 seconds!', timeout: signOutDelay }),
    }),
    onDone: (_, { revokesKeys }) => {
      setPassword('');
      if (revokesKeys) signOutSoon();
    },
  });
  const changeOthers = useWrite(changePassword, { done: title, onDone: () => setPassword('') });
  const { error, isPending } = isOwn ? changeOwn : changeOthers;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password === '') return;
    if (isOwn) changeOwn.mutate({ password, revokesKeys });
    else changeOthers.mutate({ userId, password, revokesKeys });
  };
  return (
    <Panel title="Password" data-setting="place:password">
      <form className={styles.form} onSubmit={submit}>
        <PasswordField
          label="New Password"
          value={password}
          error={error && `The password could not be changed. ${error.message}`}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Checkbox
          label="Log out of all sessions"
          description={
            isOwn
              ? 'Deletes all API keys of this account, including the one that this page uses.'
              : 'Deletes all API keys of this user.'
          }
          checked={revokesKeys}
          onChange={setRevokesKeys}
        />
        {password !== '' && (
          <Banner tone="info" title="Password field changed!">
            Click on the “Change” button to save your new password
          </Banner>
        )}
        <div>
          <Button type="submit" disabled={password === ''} busy={isPending}>
            Change
          </Button>
        </div>
      </form>
    </Panel>
  );
}
