import { useWrite } from '@hondana/shared/api/useWrite';
import { isApiError } from '@hondana/shared/http/ApiError';
import { addThemeFromUrl } from '@hondana/shared/resources/themes';
import { themeValue } from '@hondana/shared/themes/themeOptions';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { useRetainedState } from '../shared/draft/useRetainedState.ts';
import styles from './ThemePanel.module.css';

function faultOf(error: Error): string {
  const atField = isApiError(error) ? error.fieldErrors.URL : undefined;
  const reason = atField?.join(' ') ?? error.message;
  return t`The theme could not be added. ${reason}`;
}

export function AddThemeFromUrl({ onAdded }: { readonly onAdded: (theme: string) => void }) {
  const [address, setAddress] = useRetainedState('theme-address', '');
  const add = useWrite(addThemeFromUrl, {
    done: ({ Name }) => {
      const name = Name ?? '';
      return t`Successfully added theme "${name}"`;
    },
    onDone: () => setAddress(''),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (address.trim() === '') return;
    const adding = add.mutateAsync({ address: address.trim() }).then(({ ID }) => onAdded(themeValue(ID)));
    // The field shows the error.
    adding.catch(() => {});
  };
  return (
    <form className={styles.address} onSubmit={submit} noValidate>
      <TextField
        label={t`Theme Address`}
        description={t`Address of a .css or .json file. The server downloads it and can update it from there.`}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        value={address}
        error={add.error ? faultOf(add.error) : undefined}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value);
          if (add.isError) add.reset();
        }}
      />
      <div>
        <Button type="submit" busy={add.isPending} disabled={address.trim() === ''}>
          <Trans>Add Theme</Trans>
        </Button>
      </div>
    </form>
  );
}
