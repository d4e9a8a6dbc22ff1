import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { AnidbEpisode } from '@hondana/shared/api/types';
import { useLanguage } from '@hondana/shared/language';
import { textOf } from '@hondana/shared/language/texts';
import { Badge } from '@hondana/shared/ui/Badge';
import { Checkbox } from '@hondana/shared/ui/Checkbox';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { listIcon, minusIcon, plusIcon, undoIcon } from '@hondana/shared/ui/icons';
import type { ItemFocus } from '@hondana/shared/ui/VirtualGrid';
import { t } from '@lingui/core/macro';
import { memo, useRef } from 'react';
import type { LinkRow } from '../links/linkRows.ts';
import { ratingTexts } from '../links/matchRating.ts';
import type { TmdbEpisode } from '../tmdb.ts';
import { type Differences, differencesOf } from './differences.ts';
import styles from './EpisodeRow.module.css';
import { EpisodeText } from './EpisodeText.tsx';
import { focusRow } from './focusRow.ts';
import { PickButton } from './PickButton.tsx';

/** Referentially stable. */
export interface RowActions {
  readonly pick: (row: LinkRow) => void;
  readonly add: (episodeId: number) => void;
  readonly remove: (episodeId: number, index: number) => void;
  readonly forget: (episodeId: number) => void;
  readonly linkFromHere: (episodeId: number) => void;
  /** With `extend`, selects the range from the last one. */
  readonly select: (episodeId: number, extend: boolean) => void;
}

interface EpisodeRowProps {
  readonly row: LinkRow;
  readonly episode: AnidbEpisode;
  readonly tmdb: TmdbEpisode | undefined;
  readonly isLocked: boolean;
  readonly isSelected: boolean;
  /** Undefined without permission. */
  readonly actions: RowActions | undefined;
  /** Separate props rather than `focus`, so that `memo` skips unchanged rows. */
  readonly tabIndex: ItemFocus['tabIndex'];
  readonly place: number;
}

const noDifferences: Differences = { number: false, title: false, date: false };

export const EpisodeRow = memo(function EpisodeRow(props: EpisodeRowProps) {
  useLanguage();
  const { row, episode, tmdb, isLocked, isSelected, actions, tabIndex, place } = props;
  const { code, words, tone } = ratingTexts[row.rating];
  const number = episodeNumberText(episode.Type, episode.EpisodeNumber);
  const differences = tmdb ? differencesOf(episode, tmdb) : noDifferences;
  const isShiftHeld = useRef(false);
  const isFirst = row.index === 0;
  return (
    <article
      aria-label={isFirst ? t`Episode ${number}` : t`Episode ${number}, row ${row.index + 1}`}
      data-selected={isSelected || undefined}
      className={styles.row}
    >
      <div
        className={styles.select}
        onClickCapture={(event) => {
          isShiftHeld.current = event.shiftKey;
        }}
      >
        {actions && isFirst && (
          <Checkbox
            hideLabel
            label={t`Select episode ${number}`}
            checked={isSelected}
            onChange={() => actions.select(row.episodeId, isShiftHeld.current)}
          />
        )}
      </div>
      {isFirst ? (
        <EpisodeText
          place={number}
          title={episode.Title}
          lang={titleLanguage(episode.Title, episode.Titles)}
          date={episode.AirDate}
          differences={differences}
        />
      ) : (
        <p className={styles.further}>{t`also episode ${number}`}</p>
      )}
      <Badge tone={tone} className={styles.badge}>
        <span>{code}</span>
        <span className={styles.words}>{textOf(words)}</span>
      </Badge>
      <PickButton
        number={number}
        row={row}
        tmdb={tmdb}
        differences={differences}
        isLocked={isLocked}
        focus={{ tabIndex, 'data-virtual-item': place }}
        onPick={actions?.pick}
      />
      {actions && (
        <div className={styles.actions}>
          {isFirst && row.tmdbId > 0 && !isLocked && (
            <IconButton
              size="small"
              icon={listIcon}
              label={t`Link from episode ${number} on in order`}
              onClick={() => actions.linkFromHere(row.episodeId)}
            />
          )}
          {row.isOverride && isFirst && (
            <IconButton
              size="small"
              icon={undoIcon}
              label={t`Undo the change to episode ${number}`}
              onClick={(event) => {
                focusRow(event.currentTarget, place);
                actions.forget(row.episodeId);
              }}
            />
          )}
          {isFirst ? (
            row.tmdbId > 0 && (
              <IconButton
                size="small"
                icon={plusIcon}
                label={t`Add a row to episode ${number}`}
                repeatable
                onClick={() => actions.add(row.episodeId)}
              />
            )
          ) : (
            <IconButton
              size="small"
              icon={minusIcon}
              label={t`Remove row ${row.index + 1} of episode ${number}`}
              onClick={(event) => {
                focusRow(event.currentTarget, place - 1);
                actions.remove(row.episodeId, row.index);
              }}
            />
          )}
        </div>
      )}
    </article>
  );
});
