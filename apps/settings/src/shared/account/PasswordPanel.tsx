import { useWrite } from '@hondana/shared/api/useWrite';
import { changeOwnPassword, changePassword } from '@hondana/shared/resources/users';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { Panel } from '@hondana/shared/ui/Panel';
import { PasswordField } from '@hondana/shared/ui/PasswordField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import styles from './PasswordPanel.module.css';
import { signOutDelay, signOutSoon } from './timedSignOut.ts';

interface PasswordPanelProps {
  /** Undefined for the signed-in user. */
  readonly userId?: number | undefined;
}

export function PasswordPanel({ userId }: PasswordPanelProps) {
  const title = t`Password changed successfully!`;
  const isOwn = userId === undefined;
  const [password, setPassword] = useState('');
  const [revokesKeys, setRevokesKeys] = useState(false);
  const changeOwn = useWrite(changeOwnPassword, {
    done: (_, { revokesKeys }) => ({
      title,
      ...(revokesKeys && { text: t`You will be logged out in 5 seconds!`, timeout: signOutDelay }),
    }),
    onDone: (_, { revokesKeys }) => {
      setPassword('');
      if (revokesKeys) signOutSoon();
    },
  });
  const changeOthers = useWrite(changePassword, { done: title, onDone: () => setPassword('') });
  const { error, isPending } = isOwn ? changeOwn : changeOthers;
  const reason = error?.message;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password === '') return;
    if (isOwn) changeOwn.mutate({ password, revokesKeys });
    else changeOthers.mutate({ userId, password, revokesKeys });
  };
  return (
    <Panel title={t`Password`} data-setting="place:password">
      <form className={styles.form} onSubmit={submit}>
        <PasswordField
          label={t`New Password`}
          value={password}
          error={reason !== undefined && t`The password could not be changed. ${reason}`}
          onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        />
        <Checkbox
          label={t`Log out of all sessions`}
          description={
            isOwn
              ? t`Deletes all API keys of this account, including the one that this page uses.`
              : t`Deletes all API keys of this user.`
          }
          checked={revokesKeys}
          onChange={setRevokesKeys}
        />
        {password !== '' && (
          <Banner tone="info" title={t`Password field changed!`}>
            <Trans>Click on the “Change” button to save your new password</Trans>
          </Banner>
        )}
        <div>
          <Button type="submit" disabled={password === ''} busy={isPending}>
            <Trans>Change</Trans>
          </Button>
        </div>
      </form>
    </Panel>
  );
}
