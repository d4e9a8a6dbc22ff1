import { classNames } from '@hondana/shared/ui/classNames';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import styles from './BootScreen.module.css';

export function BootScreen() {
  // The page's own first screen is still up: continue without the delay.
  const [goesOn] = useState(() => document.querySelector('[data-first]') !== null);
  return (
    <main data-first className={classNames(styles.screen, !goesOn && styles.late)} aria-busy="true">
      <h1 className={styles.title}>Hondana</h1>
      <Spinner label={t`Connecting to the server`} />
    </main>
  );
}
