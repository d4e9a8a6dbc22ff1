import { Heading } from '@hondana/shared/ui/Heading';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { closeIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import styles from './FilterAside.module.css';

interface FilterAsideProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

export function FilterAside({ onClose, children }: FilterAsideProps) {
  const id = useId();
  return (
    <aside aria-labelledby={id} className={styles.aside}>
      <div className={styles.head}>
        <Heading level={2} look="large" id={id} className={styles.title}>
          <Trans>Filter</Trans>
        </Heading>
        <IconButton icon={closeIcon} label={t`Close filter`} size="small" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </aside>
  );
}
