import { copyText } from '@hondana/shared/overlays/copyText';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { copyIcon } from '@hondana/shared/ui/icons';
import { type ReactNode, useRef } from 'react';
import styles from './FileDetail.module.css';

interface CopyableFactProps {
  readonly name: string;
  /** “Copy MD5” */
  readonly copyLabel: string;
  /** “MD5 copied!” */
  readonly copied: string;
  readonly value: string;
  readonly note?: ReactNode;
}

/** If the browser refuses to copy, the value is selected, to be copied by hand. */
export function CopyableFact({ name, copyLabel, copied, value, note }: CopyableFactProps) {
  const shown = useRef<HTMLElement>(null);
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.copyable}>
        <code ref={shown} tabIndex={-1} className={styles.code}>
          {value}
        </code>
        <IconButton
          icon={copyIcon}
          size="small"
          label={copyLabel}
          onClick={() => void copyText(value, shown.current, copied)}
        />
        {note}
      </dd>
    </div>
  );
}
