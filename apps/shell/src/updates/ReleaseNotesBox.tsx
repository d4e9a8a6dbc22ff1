import { lazyPart } from '@hondana/shared/ui/lazyPart';
import styles from './UpdateDialog.module.css';

/** Reading Markdown takes code that no other part needs. */
const ReleaseNotes = lazyPart(async () => (await import('./ReleaseNotes.tsx')).ReleaseNotes, {
  seldom: true,
  failed: ({ properties: { text } }) => <p className={styles.asWritten}>{text}</p>,
});

interface ReleaseNotesBoxProps {
  readonly label: string;
  /** Markdown, as the publisher of the release wrote it. */
  readonly text: string | null | undefined;
}

/** The notes of an offered release, which scroll by themselves. */
export function ReleaseNotesBox({ label, text }: ReleaseNotesBoxProps) {
  if (!text) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
    <section aria-label={label} className={styles.notes} tabIndex={0}>
      <ReleaseNotes text={text} level={4} />
    </section>
  );
}
