import { errorText } from '@hondana/shared/http/ApiError';
import { isLoopback, readOverrides, writeOverrides } from '@hondana/shared/remote/overrides';
import { pagePolicy } from '@hondana/shared/remote/pagePolicy';
import { readDescriptor } from '@hondana/shared/remote/readDescriptor';
import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { trashIcon } from '@hondana/shared/ui/icons';
import { Panel } from '@hondana/shared/ui/Panel';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import styles from './PluginsPage.module.css';

export function DeveloperOverrides() {
  const [addresses, setAddresses] = useState(readOverrides);
  const [typed, setTyped] = useState('');
  const set = (next: readonly string[]): void => {
    writeOverrides(next);
    setAddresses(next);
  };
  const add = useMutation({
    mutationFn: async () => {
      if (!isLoopback(typed.trim())) {
        throw new Error(t`Only an address on your own machine works, such as http://localhost:5000/.`);
      }
      return readDescriptor(typed, pagePolicy());
    },
    onSuccess: ({ from }) => {
      set([...addresses.filter((address) => address !== from), from]);
      setTyped('');
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed.trim() !== '') add.mutate();
  };
  return (
    <Panel title={t`Developer override`}>
      <form className={styles.stack} onSubmit={submit}>
        <TextField
          label={t`Address on your own machine`}
          description={t`The address of a build folder served with CORS. It replaces the remote with the same id, in this browser only, until you stop it.`}
          placeholder="http://localhost:5000/"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          error={add.error && errorText(add.error)}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            add.reset();
          }}
        />
        {addresses.length > 0 && (
          <ul aria-label={t`Overrides`} className={styles.overrides}>
            {addresses.map((address) => (
              <li key={address} className={styles.override}>
                <bdi>{address}</bdi>
                <IconButton
                  icon={trashIcon}
                  label={t`Stop ${address}`}
                  title={t`Stop`}
                  size="small"
                  onClick={() => set(addresses.filter((other) => other !== address))}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={add.isPending} aria-disabled={typed.trim() === ''}>
            <Trans>Override</Trans>
          </Button>
          {addresses.length > 0 && (
            <Button onClick={() => location.reload()}>
              <Trans>Reload to apply</Trans>
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
