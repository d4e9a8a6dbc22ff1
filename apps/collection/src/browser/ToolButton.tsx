import { buttonClass } from '@hondana/shared/ui/Button';
import { Icon } from '@hondana/shared/ui/Icon';
import type { IconShape } from '@hondana/shared/ui/icons';
import type { ComponentProps } from 'react';
import styles from './ToolButton.module.css';

interface ToolButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label' | 'className'> {
  readonly icon: IconShape;
  /** What it does; read aloud, and shown by the browser when the pointer rests on it. */
  readonly label: string;
  /** What stands beside the drawing where there is room; a part of the label. */
  readonly word: string;
}

/** A button of the collection's bar: a drawing, with a word beside it in wide windows. */
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
