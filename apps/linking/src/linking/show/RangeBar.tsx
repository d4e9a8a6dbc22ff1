import { Button } from '@hondana/shared/ui/Button';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { TextField } from '@hondana/shared/ui/TextField';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import styles from './RangeBar.module.css';

interface RangeBarProps {
  readonly count: number;
  readonly onLinkInOrder: () => void;
  readonly onShift: (by: number) => void;
  readonly onUnlink: () => void;
  readonly onClear: () => void;
}

export function RangeBar({ count, onLinkInOrder, onShift, onUnlink, onClear }: RangeBarProps) {
  const [text, setText] = useState('1');
  const by = /^[+-]?\d{1,4}$/.test(text.trim()) ? Number(text) : undefined;
  const isWrong = by === undefined || by === 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong) onShift(by);
  };
  return (
    <>
      <div className={styles.room} />
      <section aria-label={t`Selection`} className={styles.bar}>
        <p role="status" className={styles.count}>
          <Trans>
            <Plural value={count} one="# episode" other="# episodes" /> selected
          </Trans>
        </p>
        <Button size="small" variant="primary" onClick={onLinkInOrder}>
          <Trans>Link in order…</Trans>
        </Button>
        <form className={styles.shift} onSubmit={submit}>
          <TextField
            label={t`Episodes to shift by (negative: earlier)`}
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button size="small" type="submit" disabled={isWrong}>
            <Trans>Shift</Trans>
          </Button>
        </form>
        <Button size="small" onClick={onUnlink}>
          <Trans>Do not link</Trans>
        </Button>
        <IconButton size="small" icon={closeIcon} label={t`Clear selection`} onClick={onClear} />
      </section>
    </>
  );
}
