import { isApiError } from '@hondana/shared/api/ApiError';
import { themeKeys } from '@hondana/shared/api/queryKeys';
import { addThemeFromUrl } from '@hondana/shared/api/themes';
import { markStale } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { Button } from '@hondana/shared/ui/Button';
import { TextField } from '@hondana/shared/ui/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { themeValue } from '../shared/themes/themeOptions.ts';
import styles from './ThemePanel.module.css';

function faultOf(error: Error): string {
  const atField = isApiError(error) ? error.fieldErrors.URL : undefined;
  return `The theme could not be added. ${atField?.join(' ') ?? error.message}`;
}

/** Has the server fetch a theme from where it is published; like an uploaded one it is shown and not kept. */
export function AddThemeFromUrl({ onAdded }: { readonly onAdded: (theme: string) => void }) {
  const client = useQueryClient();
  const [address, setAddress] = useState('');
  const add = useMutation({
    mutationFn: addThemeFromUrl,
    onSuccess: async (theme) => {
      notify({ kind: 'success', title: `Successfully added theme "${theme.Name}"` });
      setAddress('');
      await markStale(client, [themeKeys.all]);
      onAdded(themeValue(theme.ID));
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (address.trim() !== '' && !add.isPending) add.mutate(address.trim());
  };
  return (
    <form className={styles.address} onSubmit={submit} noValidate>
      <TextField
        label="Theme Address"
        description="Of a .css or .json file. The server fetches it, and can update it from there."
        type="url"
        inputMode="url"
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
          Add Theme
        </Button>
      </div>
    </form>
  );
}
