import { Spinner } from '@hondana/shared/ui/Spinner';
import styles from './BootScreen.module.css';

/** Shown while the first answers are awaited. */
export function BootScreen() {
  return (
    <main className={styles.screen} aria-busy="true">
      <h1 className={styles.title}>Hondana</h1>
      <Spinner label="Connecting to the server" />
    </main>
  );
}
