import styles from './LongMessage.module.css';

interface LongMessageProps {
  readonly label: string;
  readonly children: string;
}

/** A stack trace or its like: longer and wider than its place, and all of it within reach of the keyboard. */
export function LongMessage({ label, children }: LongMessageProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus.
    <section className={styles.message} aria-label={label} tabIndex={0}>
      <pre className={styles.text}>{children}</pre>
    </section>
  );
}
