import { useLanguage } from '@hondana/shared/language';
import type { WebUiSettings } from '@hondana/shared/settings';
import { Badge } from '@hondana/shared/ui/Badge';
import { Icon } from '@hondana/shared/ui/Icon';
import { checkIcon, queueIcon } from '@hondana/shared/ui/icons';
import { Poster } from '@hondana/shared/ui/Poster';
import { plural, t } from '@lingui/core/macro';
import { memo } from 'react';
import { episodesTitle, seriesText } from '../shared/countTexts.ts';
import { CardLink } from './CardLink.tsx';
import type { PlacedCard } from './cardFacts.ts';
import styles from './PosterCard.module.css';

interface PosterCardProps extends PlacedCard {
  readonly options: WebUiSettings['collection']['poster'];
}

export const PosterCard = memo(function PosterCard({ options, ...card }: PosterCardProps) {
  useLanguage();
  const { facts, urgent } = card;
  const { showEpisodeCount, showGroupIndicator, showUnwatchedCount } = options;
  return (
    <CardLink card={card} className={styles.card ?? ''}>
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
            <Badge look="overlay" label={seriesText(facts.seriesCount)}>
              <span className={styles.count}>
                <Icon icon={queueIcon} size={3} />
                {facts.seriesCount}
              </span>
            </Badge>
          </span>
        )}
        {facts.isFavorite && (
          <Badge look="overlay" label={t`Favorite`} className={styles.favorite}>
            {/* A character: an icon would cost each first visit its drawing. */}♥
          </Badge>
        )}
        {showUnwatchedCount && <WatchedMarks episodes={facts.episodes} unwatched={facts.unwatched} />}
      </Poster>
      {showEpisodeCount && <span className={styles.episodes}>{episodesTitle(facts.episodes)}</span>}
    </CardLink>
  );
});

function WatchedMarks({ episodes, unwatched }: { readonly episodes: number; readonly unwatched: number }) {
  const unwatchedText =
    unwatched > 0 ? t`${plural(unwatched, { one: '# unwatched', other: '# unwatched' })}` : t`All watched`;
  const label = episodes === 0 ? undefined : unwatchedText;
  return (
    <>
      <span className={styles.unwatched}>
        <Badge look="overlay" label={label}>
          {label === undefined ? t`No files` : unwatched > 0 ? unwatched : <Icon icon={checkIcon} size={3} />}
        </Badge>
      </span>
      {unwatched > 0 && unwatched < episodes && (
        <span className={styles.progress}>
          <span style={{ inlineSize: `${(1 - unwatched / episodes) * 100}%` }} className={styles.watched} />
        </span>
      )}
    </>
  );
}
