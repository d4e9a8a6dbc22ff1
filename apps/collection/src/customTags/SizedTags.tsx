import type { Tag } from '@hondana/shared/api/types';
import { t } from '@lingui/core/macro';
import { seriesText } from '../shared/countTexts.ts';
import styles from './SizedTags.module.css';

export function SizedTags({ tags }: { readonly tags: readonly Tag[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
    <ul tabIndex={0} aria-label={t`Tags and their series`} className={styles.tags}>
      {tags.map(({ ID, Name, Size = 0 }) => (
        <li key={ID}>
          <bdi>{Name}</bdi>: {seriesText(Size ?? 0)}
        </li>
      ))}
    </ul>
  );
}
