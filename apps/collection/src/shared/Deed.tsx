import { Button, type ButtonVariant } from '@hondana/shared/ui/Button';
import type { ReactNode } from 'react';
import styles from './EditorTab.module.css';

interface DeedProps {
  readonly name: string;
  /** What it does. */
  readonly children: ReactNode;
  /** On the button. */
  readonly verb: string;
  readonly variant?: ButtonVariant;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

/** One thing that an editor can do, with what it means. */
export function Deed({ name, children, verb, variant, busy, onPress }: DeedProps) {
  return (
    <div className={styles.deed}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{children}</p>
      </div>
      <Button aria-label={name} variant={variant} busy={busy} onClick={onPress}>
        {verb}
      </Button>
    </div>
  );
}
