import { useWrite } from '@hondana/shared/api/useWrite';
import { notify } from '@hondana/shared/overlays/notices';
import { Select } from '@hondana/shared/overlays/select';
import { useServerSide } from '@hondana/shared/resources/useServerSide';
import { Banner } from '@hondana/shared/ui/Banner';
import { Button } from '@hondana/shared/ui/Button';
import { copyIcon } from '@hondana/shared/ui/icons';
import { TextField } from '@hondana/shared/ui/TextField';
import { writeClipboard } from '@hondana/shared/ui/writeClipboard';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type FormEvent, useRef } from 'react';
import { useRetainedState } from '../shared/draft/useRetainedState.ts';
import { apiKeyNoticeTime } from './apiKeyFacts.ts';
import { createApiKey } from './auth.ts';
import styles from './GenerateApiKey.module.css';

type ExpiryChoice = 'never' | `${number}d`;

const days = [1, 7, 30, 90, 365] as const;

const expiryOptions = (): { value: ExpiryChoice; label: string }[] => [
  { value: 'never', label: t`No expiry` },
  ...days.map((count) => ({
    value: `${count}d` as const,
    label: t`${plural(count, { one: 'After # day', other: 'After # days' })}`,
  })),
];

export function GenerateApiKey() {
  const keyField = useRef<HTMLInputElement>(null);
  const [name, setName] = useRetainedState('api-key-name', '');
  const [expiry, setExpiry] = useRetainedState<ExpiryChoice>('api-key-expiry', 'never');
  const mayExpire = useServerSide() === 'since6';
  const generate = useWrite(createApiKey, {
    done: {
      title: t`API Key has been generated!`,
      text: t`Copy Your API Key!`,
      timeout: apiKeyNoticeTime,
    },
  });
  const key = typeof generate.data === 'object' ? (generate.data.Token ?? '') : generate.data;
  const reason = generate.error?.message;

  const copy = async (): Promise<void> => {
    try {
      await writeClipboard(key ?? '');
      notify({
        kind: 'success',
        title: t`API Key has been copied to clipboard!`,
        timeout: apiKeyNoticeTime,
        key: 'api-key-copy',
      });
    } catch {
      notify({ kind: 'error', title: t`API Key copy failed!`, key: 'api-key-copy' });
      // Clipboard access denied: select the key for manual copying.
      keyField.current?.focus();
      keyField.current?.select();
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const expires = mayExpire && expiry !== 'never' ? expiry : null;
    if (name.trim() !== '') generate.mutate({ device: name.trim(), expires });
  };

  if (key !== undefined) {
    return (
      <div className={styles.form}>
        <TextField ref={keyField} label={t`API Key`} readOnly value={key} />
        <div className={styles.actions}>
          <Button variant="primary" icon={copyIcon} onClick={copy}>
            <Trans>Copy</Trans>
          </Button>
        </div>
        <Banner tone="warning" title={t`Copy Your API Key!`}>
          <Trans>It cannot be copied again after leaving this page.</Trans>
        </Banner>
      </div>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        label={t`Name`}
        description={t`What the key is for, such as a player or script. A name that already has a key returns the same key.`}
        autoComplete="off"
        value={name}
        error={reason !== undefined && t`The key could not be generated. ${reason}`}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      {mayExpire && (
        <Select
          label={t`Expires`}
          description={t`A key that never expires is best for players that are signed in for good.`}
          options={expiryOptions()}
          value={expiry}
          onChange={setExpiry}
        />
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={generate.isPending} disabled={name.trim() === ''}>
          <Trans>Generate</Trans>
        </Button>
      </div>
    </form>
  );
}
