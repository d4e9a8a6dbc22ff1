import type { Tag } from '@hondana/shared/api/types';
import { plural } from '@hondana/shared/ui/format';
import styles from './SizedTags.module.css';

export function SizedTags({ tags }: { readonly tags: readonly Tag[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ul tabIndex={0} aria-label="Tags and their series" className={styles.tags}>
      {tags.map(({ ID, Name, Size = 0 }) => (
        <li key={ID}>
          <bdi>{Name}</bdi>: {plural(Size ?? 0, 'series', 'series')}
        </li>
      ))}
    </ul>
  );
}
