import { lazyPart } from '@hondana/shared/ahead/lazyPart';
import styles from './UpdateDialog.module.css';

/** Lazy, because only release notes need a Markdown parser. */
const ReleaseNotes = lazyPart(async () => (await import('./ReleaseNotes.tsx')).ReleaseNotes, {
  skipPrefetch: true,
  failed: ({ properties: { text } }) => <p className={styles.asWritten}>{text}</p>,
});

interface ReleaseNotesBoxProps {
  readonly label: string;
  /** Markdown. */
  readonly text: string | null | undefined;
}

export function ReleaseNotesBox({ label, text }: ReleaseNotesBoxProps) {
  if (!text) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
    <section aria-label={label} className={styles.notes} tabIndex={0}>
      <ReleaseNotes text={text} level={4} />
    </section>
  );
}
