import styles from './SkipLink.module.css';

/**
 * The first stop of the Tab key: jumps over the navigation, to the element `main`. A button and not a `#main` link, because with `<base>`
 * in the page a bare fragment would leave the address.
 */
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
      Skip to content
    </button>
  );
}
