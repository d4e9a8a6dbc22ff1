import styles from './LongMessage.module.css';

interface LongMessageProps {
  readonly label: string;
  readonly children: string;
}

/** A stack trace or similar, in a region that the keyboard can scroll. */
export function LongMessage({ label, children }: LongMessageProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to take the focus.
    <section className={styles.message} aria-label={label} tabIndex={0}>
      <pre className={styles.text}>{children}</pre>
    </section>
  );
}
