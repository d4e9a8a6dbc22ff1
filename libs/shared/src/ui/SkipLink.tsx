import { Trans } from '@lingui/react/macro';
import styles from './SkipLink.module.css';

/** Focuses the element `main`. A button, since `<base>` would make a `#main` link leave the page. */
export function SkipLink() {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => {
        const target = document.getElementById('main');
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      <Trans>Skip to content</Trans>
    </button>
  );
}
