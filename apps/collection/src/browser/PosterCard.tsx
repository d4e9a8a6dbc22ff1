import { Link } from '@hondana/shared/navigation';
import { Badge } from '@hondana/shared/ui/Badge';
import { plural } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { queueIcon } from '@hondana/shared/ui/icons';
import { Poster } from '@hondana/shared/ui/Poster';
import { memo } from 'react';
import type { PlacedCard } from './cardFacts.ts';
import styles from './PosterCard.module.css';
import { useCardPrefetch } from './useCardPrefetch.ts';

/** Which of its facts a poster card shows: the person's own choice in the settings. */
export interface PosterOptions {
  readonly showEpisodeCount: boolean;
  readonly showGroupIndicator: boolean;
  readonly showUnwatchedCount: boolean;
}

type PosterCardProps = PlacedCard & PosterOptions;

/** A picture that leads to its group or series. */
export const PosterCard = memo(function PosterCard({
  facts,
  index,
  tabIndex,
  urgent,
  showEpisodeCount,
  showGroupIndicator,
  showUnwatchedCount,
}: PosterCardProps) {
  const prefetch = useCardPrefetch(facts);
  return (
    <Link
      to={facts.to}
      tabIndex={tabIndex}
      data-virtual-item={index}
      className={styles.card ?? ''}
      draggable={false}
      {...prefetch}
    >
      <span lang={facts.lang} dir="auto" title={facts.name} className={styles.name}>
        {facts.name}
      </span>
      <Poster
        src={facts.poster}
        title={facts.name}
        lang={facts.lang}
        eager
        urgent={urgent}
        className={styles.poster}
      >
        {showGroupIndicator && facts.seriesCount > 1 && (
          <span className={styles.series}>
            <Badge look="overlay" label={plural(facts.seriesCount, 'series', 'series')}>
              <span className={styles.count}>
                <Icon icon={queueIcon} size={3} />
                {facts.seriesCount}
              </span>
            </Badge>
          </span>
        )}
        {showUnwatchedCount && facts.unwatched > 0 && (
          <span className={styles.unwatched}>
            <Badge look="overlay" label={`${facts.unwatched} unwatched`}>
              {facts.unwatched}
            </Badge>
          </span>
        )}
      </Poster>
      {showEpisodeCount && (
        <span className={styles.episodes}>{plural(facts.episodes, 'Episode', 'Episodes')}</span>
      )}
    </Link>
  );
});
