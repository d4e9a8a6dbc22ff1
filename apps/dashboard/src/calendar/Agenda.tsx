import { SlotParts } from '@hondana/shared/remote/SlotParts';
import { formatDay, formatDayHeading } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { plural, t } from '@lingui/core/macro';
import type { Day } from '../shared/days.ts';
import styles from './Agenda.module.css';
import { EpisodeList } from './EpisodeList.tsx';
import type { EpisodesByDay } from './useEpisodesByDay.ts';

interface AgendaProps {
  /** Of the month, including days without episodes. */
  readonly days: readonly Day[];
  readonly episodes: EpisodesByDay;
  readonly today: Day;
}

export function Agenda({ days, episodes, today }: AgendaProps) {
  const filled = days.filter((day) => episodes.has(day));
  const isThisMonth = days.includes(today);
  const past = isThisMonth ? filled.filter((day) => day < today) : [];
  const rest = filled.slice(past.length);
  const pastCount = past.reduce((sum, day) => sum + (episodes.get(day)?.length ?? 0), 0);
  return (
    <div className={styles.agenda}>
      {past.length > 0 && (
        <details>
          <summary className={styles.earlier}>
            {t`Earlier this month: ${plural(pastCount, { one: '# episode', other: '# episodes' })}`}
          </summary>
          <Days days={past} episodes={episodes} today={today} />
        </details>
      )}
      <Days days={rest} episodes={episodes} today={today} />
    </div>
  );
}

function Days({ days, episodes, today }: AgendaProps) {
  return days.map((day) => {
    const date = formatDay(day, 'day');
    return (
      <section key={day} className={styles.day} aria-current={day === today ? 'date' : undefined}>
        <Heading level={3} look="large">
          {day === today ? t`Today, ${date}` : formatDayHeading(day, 'day')}
        </Heading>
        <EpisodeList episodes={episodes.get(day) ?? []} />
        <SlotParts slot="calendar.day" properties={{ day }} inline />
      </section>
    );
  });
}
