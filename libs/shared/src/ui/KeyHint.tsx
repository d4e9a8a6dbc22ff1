import { t } from '@lingui/core/macro';
import { classNames } from './classNames.tsx';
import styles from './KeyHint.module.css';

export interface KeyHintProps {
  keys: readonly string[];
  /** Pressed one after the other; together by default. */
  sequence?: boolean | undefined;
  className?: string | undefined;
}

/** @example <KeyHint keys={['g', 'c']} sequence /> */
export function KeyHint({ keys, sequence, className }: KeyHintProps) {
  return (
    <span className={classNames(styles.keys, className)}>
      {keys.map((key, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place in the sequence is what identifies a key.
        <span key={index} className={styles.step}>
          {index > 0 && (
            <span className={styles.joint}>
              {sequence ? t({ message: 'then', context: 'between two keys' }) : '+'}
            </span>
          )}
          <kbd className={styles.key}>{key}</kbd>
        </span>
      ))}
    </span>
  );
}
