import { classNames } from '@hondana/shared/ui/classNames';
import { Spinner } from '@hondana/shared/ui/Spinner';
import { useState } from 'react';
import styles from './BootScreen.module.css';

/** Shown while the first answers are awaited. It goes on with what the page itself has shown before any script. */
export function BootScreen() {
  // Otherwise it comes late: an answer usually comes sooner than a person could read this.
  const [goesOn] = useState(() => document.querySelector('[data-first]') !== null);
  return (
    <main data-first className={classNames(styles.screen, !goesOn && styles.late)} aria-busy="true">
      <h1 className={styles.title}>Hondana</h1>
      <Spinner label="Connecting to the server" />
    </main>
  );
}
