import styles from './FileName.module.css';
import { fileNameEnd } from './fileNameEnd.ts';

/** The name of a file. Where there is no room it is cut in its middle: its number and its extension stay. */
export function FileName({ name }: { readonly name: string }) {
  const end = fileNameEnd(name);
  return (
    <bdi className={styles.name}>
      <span className={styles.start}>{name.slice(0, end)}</span>
      <span className={styles.end}>{name.slice(end)}</span>
    </bdi>
  );
}
