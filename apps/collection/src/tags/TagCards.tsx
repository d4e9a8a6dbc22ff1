import { cleanDescription } from '@hondana/shared/anime/cleanDescription';
import type { Tag } from '@hondana/shared/api/types';
import { Badge } from '@hondana/shared/ui/Badge';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isSpoiler } from '../shared/seriesTags.ts';
import styles from './TagCards.module.css';
import { tagKey } from './tagCards.ts';

interface TagCardsProps {
  readonly tags: readonly Tag[];
  readonly onOpen: (tag: Tag) => void;
}

export function TagCards({ tags, onOpen }: TagCardsProps) {
  return (
    <ul aria-label={t`Tags`} className={styles.cards}>
      {tags.map((tag) => (
        <li key={tagKey(tag)} className={styles.item}>
          <button type="button" aria-haspopup="dialog" className={styles.card} onClick={() => onOpen(tag)}>
            <span className={styles.head}>
              <span dir="auto" className={styles.name}>
                {tag.Name}
              </span>
              {isSpoiler(tag) && (
                <Badge tone="warning">
                  <Trans>Spoiler</Trans>
                </Badge>
              )}
              {tag.Source === 'User' && (
                <Badge tone="accent">
                  <Trans>User</Trans>
                </Badge>
              )}
            </span>
            <span dir="auto" className={styles.description}>
              {cleanDescription(tag.Description ?? '', false) || t`Tag Description Not Available.`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function TagsSkeleton() {
  return (
    <ul aria-busy="true" aria-label={t`Tags`} className={styles.cards}>
      {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((place) => (
        <li key={place} className={styles.item}>
          <Skeleton shape="block" width="100%" height="6rem" />
        </li>
      ))}
    </ul>
  );
}
