import { Button, type ButtonVariant } from '@hondana/shared/ui/Button';
import type { ReactNode } from 'react';
import styles from './EditorTab.module.css';

interface ActionRowProps {
  readonly name: string;
  /** Read aloud for the button; the name by default. */
  readonly label?: string;
  readonly children: ReactNode;
  /** The button's text. */
  readonly verb: string;
  readonly variant?: ButtonVariant;
  readonly busy?: boolean;
  readonly onPress: () => void;
}

export function ActionRow({ name, label = name, children, verb, variant, busy, onPress }: ActionRowProps) {
  return (
    <div className={styles.action}>
      <div className={styles.text}>
        <p className={styles.name}>{name}</p>
        <p className={styles.detail}>{children}</p>
      </div>
      <Button aria-label={label} variant={variant} busy={busy} onClick={onPress}>
        {verb}
      </Button>
    </div>
  );
}
