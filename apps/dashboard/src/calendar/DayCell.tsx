// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a day of a date grid takes keys.

import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { classNames } from '@hondana/shared/ui/classNames';
import { formatDay, formatDayHeading, formatNumber } from '@hondana/shared/ui/format';
import { Icon } from '@hondana/shared/ui/Icon';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import { plural, t } from '@lingui/core/macro';
import type { KeyboardEvent } from 'react';
import { AddressLink } from '../shared/AddressLink.tsx';
import type { Day } from '../shared/days.ts';
import { episodeAddress } from '../shared/episodeAddress.ts';
import { episodeLabel } from '../shared/episodeLabel.ts';
import styles from './DayCell.module.css';
import { episodeState } from './episodeState.ts';

const maxEpisodes = 3;

interface DayCellProps {
  readonly day: Day;
  readonly episodes: readonly DashboardEpisode[];
  readonly today: Day;
  readonly isSelected: boolean;
  readonly isOutside: boolean;
  readonly onSelect: () => void;
  /** Moves the focus to the day's episodes. */
  readonly onEnter: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function nameOf(day: Day, count: number, isToday: boolean): string {
  const date = formatDay(day, 'day');
  const name = isToday ? t`Today, ${date}` : formatDayHeading(day, 'day');
  return joinList([name, count > 0 && t`${plural(count, { one: '# episode', other: '# episodes' })}`]);
}

/** Arrow keys move between days; the episodes are reached below the grid. */
export function DayCell({
  day,
  episodes,
  today,
  isSelected,
  isOutside,
  onSelect,
  onEnter,
  onKeyDown,
}: DayCellProps) {
  const isToday = day === today;
  const rest = episodes.length - maxEpisodes;
  const restCount = formatNumber(rest);
  return (
    <td
      role="gridcell"
      tabIndex={isSelected ? 0 : -1}
      data-day={day}
      aria-selected={isSelected}
      aria-current={isToday ? 'date' : undefined}
      className={classNames(styles.cell, isOutside && styles.outside, isSelected && styles.selected)}
      onClick={onSelect}
      onKeyDown={onKeyDown}
    >
      <VisuallyHidden>{nameOf(day, episodes.length, isToday)}</VisuallyHidden>
      <span aria-hidden="true" className={classNames(styles.number, isToday && styles.today)}>
        {Number(day.slice(8))}
      </span>
      {episodes.length > 0 && (
        <span aria-hidden="true" className={styles.count}>
          {episodes.length}
        </span>
      )}
      <span className={styles.episodes}>
        {episodes.slice(0, maxEpisodes).map((episode) => (
          <Chip key={episode.IDs.ID} episode={episode} today={today} />
        ))}
        {rest > 0 && (
          <button
            type="button"
            tabIndex={-1}
            className={styles.rest}
            onClick={() => {
              onSelect();
              onEnter();
            }}
          >
            {t`+${restCount} more`}
          </button>
        )}
      </span>
    </td>
  );
}

function Chip({ episode, today }: { readonly episode: DashboardEpisode; readonly today: Day }) {
  const { text, icon, tone } = episodeState(episode, today);
  const number = episodeNumberText(episode.Type, episode.Number);
  return (
    <AddressLink
      address={episodeAddress(episode)}
      tabIndex={-1}
      title={`${episode.SeriesTitle} - ${episodeLabel(episode)} (${text})`}
      className={classNames(styles.episode, styles[tone ?? 'plain'])}
    >
      <Icon icon={icon} size={3} />
      <span aria-hidden="true" className={styles.of}>
        {number}
      </span>
      <span dir="auto" className={styles.series}>
        {episode.SeriesTitle}
      </span>
      <VisuallyHidden>{t`, episode ${number}, ${text}`}</VisuallyHidden>
    </AddressLink>
  );
}
