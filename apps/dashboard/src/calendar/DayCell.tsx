// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a day of a date grid takes keys.
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { classNames } from '@hondana/shared/ui/classNames';
import { formatDay, plural } from '@hondana/shared/ui/format';
import { VisuallyHidden } from '@hondana/shared/ui/VisuallyHidden';
import type { KeyboardEvent } from 'react';
import type { Day } from '../shared/days.ts';
import { episodeLabel } from '../shared/episodeLabel.ts';
import styles from './DayCell.module.css';
import { EpisodeLink } from './EpisodeLink.tsx';

/** How many episodes a day of the grid names. */
const most = 3;

interface DayCellProps {
  readonly day: Day;
  readonly episodes: readonly DashboardEpisode[];
  readonly isToday: boolean;
  readonly isSelected: boolean;
  /** Of the month before or after. */
  readonly isOutside: boolean;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function nameOf(day: Day, count: number, isToday: boolean): string {
  const name = `${isToday ? 'Today, ' : ''}${formatDay(day, 'day')}`;
  return count === 0 ? name : `${name}, ${plural(count, 'episode', 'episodes')}`;
}

/** A day with its first episodes. By keyboard one goes from day to day; their episodes stand below the grid. */
export function DayCell({
  day,
  episodes,
  isToday,
  isSelected,
  isOutside,
  onSelect,
  onKeyDown,
}: DayCellProps) {
  const rest = episodes.length - most;
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
        {episodes.slice(0, most).map((episode) => (
          <EpisodeLink
            key={episode.IDs.ID}
            episode={episode}
            tabIndex={-1}
            title={`${episode.SeriesTitle} - ${episodeLabel(episode)}`}
            className={classNames(styles.episode, !episode.IDs.ShokoSeries && styles.foreign)}
          >
            {episode.SeriesTitle}
          </EpisodeLink>
        ))}
        {rest > 0 && <span className={styles.rest}>{`and ${rest} more`}</span>}
      </span>
    </td>
  );
}
