import type { DashboardEpisode } from '@hondana/shared/api/types';
import { Link } from '@hondana/shared/navigation';
import { Breadcrumb } from '@hondana/shared/ui/Breadcrumb';
import { Button } from '@hondana/shared/ui/Button';
import { formatDayHeading } from '@hondana/shared/ui/format';
import { Heading } from '@hondana/shared/ui/Heading';
import { IconButton } from '@hondana/shared/ui/IconButton';
import { chevronLeftIcon, chevronRightIcon } from '@hondana/shared/ui/icons';
import { RadioGroup } from '@hondana/shared/ui/RadioGroup';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Day } from '../shared/days.ts';
import styles from './CalendarBar.module.css';
import type { CalendarAddress, CalendarMode, CalendarScope } from './calendarAddress.ts';
import { DownloadCalendar } from './DownloadCalendar.tsx';
import { addMonths, monthOf } from './month.ts';

const modes = (): readonly { value: CalendarMode; label: string }[] => [
  { value: 'month', label: t`Month` },
  { value: 'agenda', label: t`Agenda` },
];

const scopes = (): readonly { value: CalendarScope; label: string }[] => [
  { value: 'collection', label: t`My Collection` },
  { value: 'all', label: t`All` },
];

interface CalendarBarProps {
  readonly address: CalendarAddress;
  readonly mode: CalendarMode;
  readonly today: Day;
  /** Of the month, for the download. */
  readonly episodes: readonly DashboardEpisode[];
  readonly onGo: (change: Partial<CalendarAddress>) => void;
}

export function CalendarBar({ address, mode, today, episodes, onGo }: CalendarBarProps) {
  const { month, scope } = address;
  return (
    <div className={styles.bar}>
      <div className={styles.place}>
        <Breadcrumb>
          <Link to="/dashboard">
            <Trans>Dashboard</Trans>
          </Link>
        </Breadcrumb>
        <Heading level={1} look="title">
          <Trans>Calendar</Trans>
        </Heading>
      </div>
      <div className={styles.months}>
        <Heading level={2} look="large" aria-live="polite" className={styles.month}>
          {formatDayHeading(`${month}-01`, 'month')}
        </Heading>
        <IconButton
          icon={chevronLeftIcon}
          label={t`Previous month`}
          repeatable
          onClick={() => onGo({ month: addMonths(month, -1) })}
        />
        <IconButton
          icon={chevronRightIcon}
          label={t`Next month`}
          repeatable
          onClick={() => onGo({ month: addMonths(month, 1) })}
        />
        <Button onClick={() => onGo({ month: monthOf(today), day: today })}>
          <Trans>Today</Trans>
        </Button>
      </div>
      <RadioGroup
        label={t`View`}
        hideLabel
        look="segments"
        options={modes()}
        value={mode}
        onChange={(next) => onGo({ mode: next })}
      />
      <RadioGroup
        label={t`Episodes`}
        hideLabel
        look="segments"
        options={scopes()}
        value={scope}
        onChange={(next) => onGo({ scope: next })}
      />
      <DownloadCalendar month={month} episodes={episodes} />
    </div>
  );
}
