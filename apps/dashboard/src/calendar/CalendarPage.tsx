import { SlotParts } from '@hondana/shared/remote/SlotParts';
import { formatDay, formatDayHeading } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { QueryFailure } from '@hondana/shared/ui/QueryView';
import { Skeleton } from '@hondana/shared/ui/Skeleton';
import { useMediaQuery } from '@hondana/shared/ui/useMediaQuery';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { useToday } from '../shared/useToday.ts';
import { Agenda } from './Agenda.tsx';
import { CalendarBar } from './CalendarBar.tsx';
import styles from './CalendarPage.module.css';
import { type CalendarMode, useCalendarAddress } from './calendarAddress.ts';
import { EmptyMonth } from './EmptyMonth.tsx';
import { EpisodeList } from './EpisodeList.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { daysOf, monthOf, weeksOf } from './month.ts';
import { useEpisodesByDay } from './useEpisodesByDay.ts';
import { weekStart } from './weekStart.ts';

export function CalendarPage() {
  const today = useToday();
  // Seven columns do not fit on a phone.
  const isNarrow = useMediaQuery('(width < 48em)');
  const [address, go] = useCalendarAddress();
  const { month, scope } = address;
  const mode: CalendarMode = address.mode ?? (isNarrow ? 'agenda' : 'month');
  const weeks = weeksOf(month, weekStart());
  const shown = weeks.flat();
  const days = shown.filter((day) => monthOf(day) === month);
  const day = address.day ?? (monthOf(today) === month ? today : daysOf(month).first);
  const query = useEpisodesByDay(shown[0] ?? day, shown.at(-1) ?? day, scope);
  const episodes = query.data ?? new Map();
  const ofDay = episodes.get(day) ?? [];
  const ofMonth = days.flatMap((one) => episodes.get(one) ?? []);
  const title = formatDay(`${month}-01`, 'month');
  const list = useRef<HTMLElement>(null);

  return (
    <div className={styles.page}>
      <title>{`${t`Calendar, ${title}`} · Hondana`}</title>
      <CalendarBar address={address} mode={mode} today={today} episodes={ofMonth} onGo={go} />
      <QueryFailure query={query} title={t`The calendar could not be loaded`} />
      {query.isPending && <Skeleton shape="block" height="40rem" />}
      {query.data && (
        <div aria-busy={query.isPlaceholderData || undefined} className={styles.content}>
          {ofMonth.length === 0 && (
            <EmptyMonth
              month={month}
              scope={scope}
              compact={mode === 'month'}
              onShowAll={() => go({ scope: 'all' })}
            />
          )}
          {mode === 'month' && (
            <>
              <MonthGrid
                month={month}
                weeks={weeks}
                episodes={episodes}
                today={today}
                day={day}
                onDay={(next) => go({ day: next, month: monthOf(next) })}
                onEnter={() => list.current?.focus()}
              />
              <section ref={list} tabIndex={-1} aria-labelledby="calendar-day" className={styles.day}>
                <Heading level={3} look="large" id="calendar-day">
                  {formatDayHeading(day, 'day')}
                </Heading>
                {ofDay.length === 0 ? (
                  <p>
                    <Trans>Nothing airs on this day.</Trans>
                  </p>
                ) : (
                  <EpisodeList episodes={ofDay} />
                )}
                <SlotParts slot="calendar.day" properties={{ day }} inline />
              </section>
            </>
          )}
          {mode === 'agenda' && ofMonth.length > 0 && (
            <Agenda days={days} episodes={episodes} today={today} />
          )}
        </div>
      )}
    </div>
  );
}
