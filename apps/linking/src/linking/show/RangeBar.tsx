import { Button } from '@hondana/shared/ui/Button';
import { plural } from '@hondana/shared/ui/format';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { TextField } from '@hondana/shared/ui/TextField';
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
      <section aria-label="Selection" className={styles.bar}>
        <p role="status" className={styles.count}>
          {plural(count, 'episode', 'episodes')} selected
        </p>
        <Button size="small" variant="primary" onClick={onLinkInOrder}>
          Link in order…
        </Button>
        <form className={styles.shift} onSubmit={submit}>
          <TextField
            label="Episodes to shift by (negative: earlier)"
            inputMode="numeric"
            autoComplete="off"
            aria-invalid={isWrong || undefined}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <Button size="small" type="submit" disabled={isWrong}>
            Shift
          </Button>
        </form>
        <Button size="small" onClick={onUnlink}>
          Do not link
        </Button>
        <IconButton size="small" icon={closeIcon} label="Clear selection" onClick={onClear} />
      </section>
    </>
  );
}
