import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { Episode, Series } from '@hondana/shared/api/types';
import { useLanguage } from '@hondana/shared/language';
import { textOf } from '@hondana/shared/language/texts';
import { SlotParts } from '@hondana/shared/remote/SlotParts';
import { setEpisodeHidden } from '@hondana/shared/resources/episodes';
import { useMay } from '@hondana/shared/resources/useMay';
import { useWebUiSettings } from '@hondana/shared/settings';
import { Badge } from '@hondana/shared/ui/Badge';
import { Button } from '@hondana/shared/ui/Button';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { formatDate, formatDuration, formatNumber } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { IconButton } from '@hondana/shared/ui/IconButton';
import {
  checkCircleIcon,
  checkIcon,
  eyeIcon,
  eyeOffIcon,
  fileIcon,
  filmIcon,
} from '@hondana/shared/ui/icons';
import { Picture } from '@hondana/shared/ui/Picture';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type MouseEvent, memo, useRef } from 'react';
import { filesText } from '../shared/countTexts.ts';
import { starsOf } from '../shared/rating.ts';
import styles from './EpisodeCard.module.css';
import { absence, episodePicture } from './episodeFacts.ts';
import { useHiddenToggle, useWatchedToggle } from './useEpisodeChanges.ts';

const absenceTexts = {
  Missing: msg({ message: 'Missing', context: 'one episode' }),
  Unaired: msg({ message: 'Unaired', context: 'one episode' }),
} as const;

interface EpisodeCardProps {
  readonly series: Series;
  readonly episode: Episode;
  readonly index: number;
  /** The card's checkbox takes the focus; its buttons can be tabbed to from there. */
  readonly tabIndex: ItemFocus['tabIndex'];
  readonly isSelected: boolean;
  /** Toggles the episode; with `extend`, selects all from the last one on. */
  readonly onSelect: (index: number, extend: boolean) => void;
  readonly onShowFiles: (episode: Episode) => void;
}

export const EpisodeCard = memo(function EpisodeCard(props: EpisodeCardProps) {
  useLanguage();
  const { series, episode, index, tabIndex, isSelected, onSelect } = props;
  const { AniDB, Name, Duration, Size, Watched, IsHidden } = episode;
  const useFallback = useWebUiSettings(({ collection }) => collection.image.useThumbnailFallback);
  const picture = episodePicture(episode, series, useFallback);
  const missing = absence(episode);
  const stars = starsOf(episode);
  const number = AniDB && episodeNumberText(AniDB.Type, AniDB.EpisodeNumber);
  const facts = [
    AniDB?.AirDate && formatDate(AniDB.AirDate),
    formatDuration(Duration),
    Size > 0 && filesText(Size),
  ].filter(Boolean);
  const date = Watched && formatDate(Watched);
  const title = [number, Name].filter(Boolean).join(' ');
  const rating = stars === undefined ? '' : formatNumber(stars, 1);
  const extending = useRef(false);

  const press = (event: MouseEvent<HTMLElement>) => {
    const target = event.target as Element;
    // Selecting text is not a press.
    if (target.closest('button, a, input, label') || window.getSelection()?.isCollapsed === false) return;
    event.currentTarget.querySelector('input')?.focus({ preventScroll: true });
    onSelect(index, event.shiftKey);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the checkbox; the card only makes it larger.
    <article
      className={styles.card}
      data-selected={isSelected || undefined}
      onClick={press}
      onClickCapture={(event) => {
        extending.current = event.shiftKey;
      }}
      onMouseDown={(event) => {
        // Shift would select text.
        if (event.shiftKey) event.preventDefault();
      }}
    >
      <div className={styles.picture}>
        {picture ? (
          <Picture src={picture} alt="" className={styles.image} />
        ) : (
          <Icon icon={filmIcon} size={8} />
        )}
        <Checkbox
          label={t`Select ${title}`}
          hideLabel
          className={styles.check}
          checked={isSelected}
          tabIndex={tabIndex}
          data-virtual-item={index}
          onChange={() => onSelect(index, extending.current)}
        />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          {number && <span className={styles.number}>{number}</span>}{' '}
          <span lang={titleLanguage(Name, AniDB?.Titles)} dir="auto">
            {Name}
          </span>
        </h3>
        <p className={styles.facts}>{facts.join(' · ')}</p>
        <div className={styles.marks}>
          {missing && (
            <Badge tone={missing === 'Missing' ? 'warning' : 'other'}>{textOf(absenceTexts[missing])}</Badge>
          )}
          {date && (
            <Badge tone="success">
              <Trans>Watched {date}</Trans>
            </Badge>
          )}
          {stars !== undefined && (
            <Badge tone="accent" label={t`Your rating: ${rating} of 10`}>
              ★ {rating}
            </Badge>
          )}
          {IsHidden && (
            <Badge>
              <Trans>Hidden</Trans>
            </Badge>
          )}
          <SlotParts
            slot="episode.row"
            properties={{ seriesId: series.IDs.ID, episodeId: episode.IDs.ID, tabIndex }}
            inline
          />
        </div>
      </div>
      <EpisodeActions {...props} />
    </article>
  );
});

function EpisodeActions({ series, episode, tabIndex, onShowFiles }: EpisodeCardProps) {
  const setWatched = useWatchedToggle(series.IDs.ID, episode);
  const setHidden = useHiddenToggle(series.IDs.ID, episode);
  const mayHide = useMay(setEpisodeHidden);
  const isWatched = episode.Watched !== null;
  return (
    <div className={styles.actions}>
      {episode.Size > 0 && (
        <Button variant="quiet" icon={fileIcon} tabIndex={tabIndex} onClick={() => onShowFiles(episode)}>
          <Trans>File Info</Trans>
        </Button>
      )}
      {mayHide && (
        <IconButton
          icon={episode.IsHidden ? eyeIcon : eyeOffIcon}
          label={episode.IsHidden ? t`Unhide` : t`Hide`}
          tabIndex={tabIndex}
          onClick={() => setHidden(!episode.IsHidden)}
        />
      )}
      <IconButton
        icon={isWatched ? checkCircleIcon : checkIcon}
        label={isWatched ? t`Mark as unwatched` : t`Mark as watched`}
        tabIndex={tabIndex}
        className={isWatched ? styles.watched : undefined}
        onClick={() => setWatched(!isWatched)}
      />
    </div>
  );
}
