// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: a date grid is a table that takes keys.
import { formatDayHeading } from '@hondana/shared/ui/format';
import { readingKey } from '@hondana/shared/ui/readingDirection';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addDays, type Day } from '../shared/days.ts';
import { DayCell } from './DayCell.tsx';
import styles from './MonthGrid.module.css';
import { addMonths, type Month, monthOf, sameDayIn } from './month.ts';
import type { EpisodesByDay } from './useEpisodesByDay.ts';

interface MonthGridProps {
  readonly month: Month;
  readonly weeks: readonly (readonly Day[])[];
  readonly episodes: EpisodesByDay;
  readonly today: Day;
  /** The day in the tab order, whose episodes are listed. */
  readonly day: Day;
  readonly onDay: (day: Day) => void;
  readonly onEnter: () => void;
}

function dayForKey(key: string, day: Day, week: readonly Day[]): Day | undefined {
  const dayByKey: Record<string, Day | undefined> = {
    ArrowRight: addDays(day, 1),
    ArrowLeft: addDays(day, -1),
    ArrowDown: addDays(day, 7),
    ArrowUp: addDays(day, -7),
    Home: week[0],
    End: week.at(-1),
    PageUp: sameDayIn(addMonths(monthOf(day), -1), day),
    PageDown: sameDayIn(addMonths(monthOf(day), 1), day),
  };
  return dayByKey[key];
}

/** Arrow keys move by day, Page Up and Page Down by month. */
export function MonthGrid({ month, weeks, episodes, today, day, onDay, onEnter }: MonthGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const movesFocus = useRef(false);

  // A day of another month is rendered only after navigation.
  useEffect(() => {
    if (!movesFocus.current) return;
    movesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    const week = weeks.find((days) => days.includes(day)) ?? [];
    const targetDay = dayForKey(readingKey(event), day, week);
    if (event.key === 'Enter') onEnter();
    if (targetDay === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (targetDay === undefined || targetDay === day) return;
    movesFocus.current = true;
    onDay(targetDay);
  };

  return (
    <table
      ref={grid}
      role="grid"
      aria-label={formatDayHeading(`${month}-01`, 'month')}
      className={styles.grid}
    >
      <thead>
        <tr>
          {weeks[0]?.map((first) => (
            <th key={first} scope="col" abbr={formatDayHeading(first, 'weekday')} className={styles.weekday}>
              {formatDayHeading(first, 'shortWeekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days) => (
          <tr key={days[0]}>
            {days.map((one) => (
              <DayCell
                key={one}
                day={one}
                episodes={episodes.get(one) ?? []}
                today={today}
                isSelected={one === day}
                isOutside={monthOf(one) !== month}
                onSelect={() => onDay(one)}
                onEnter={onEnter}
                onKeyDown={onKeyDown}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
