import { buttonClass } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import type { IconShape } from '@hondana/shared/ui/icons';
import type { ComponentProps } from 'react';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className'> {
  readonly icon: IconShape;
  /** Accessible name and tooltip. */
  readonly label: string;
  /** Visible in wide windows; a part of the label. */
  readonly word: string;
}

export function ToolButton({ icon, label, word, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={buttonClass({ variant: 'quiet' }, styles.tool)}
    >
      <Icon icon={icon} size={5} />
      <span className={styles.word}>{word}</span>
    </button>
  );
}
