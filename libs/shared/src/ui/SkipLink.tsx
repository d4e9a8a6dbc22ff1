import styles from './SkipLink.module.css';

export interface SkipLinkProps {
  /** The id of the element to go to, focusable (`tabIndex={-1}`); `main` by default. */
  targetId?: string | undefined;
  children?: string | undefined;
}

/**
 * The first stop of the Tab key: jumps over the navigation. A button and not a `#main` link, because with `<base>`
 * in the page a bare fragment would leave the address.
 */
export function SkipLink({ targetId = 'main', children = 'Skip to content' }: SkipLinkProps) {
  return (
    <button
      type="button"
      className={styles.skip}
      onClick={() => {
        const target = document.getElementById(targetId);
        target?.focus();
        target?.scrollIntoView();
      }}
    >
      {children}
    </button>
  );
}
