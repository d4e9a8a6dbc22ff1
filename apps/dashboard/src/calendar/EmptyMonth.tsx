import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDay } from '@hondana/shared/ui/format';
import { calendarIcon } from '@hondana/shared/ui/icons';
import type { CalendarScope } from './calendarAddress.ts';
import type { Month } from './month.ts';

interface EmptyMonthProps {
  readonly month: Month;
  readonly scope: CalendarScope;
  /** Above the days of the month: without a mark and with less air. */
  readonly compact: boolean;
  readonly onShowAll: () => void;
}

/** Nothing airs in a month; of the collection alone, there may be more. */
export function EmptyMonth({ month, scope, compact, onShowAll }: EmptyMonthProps) {
  return (
    <EmptyState
      compact={compact}
      icon={compact ? undefined : calendarIcon}
      title={`Nothing airs in ${formatDay(`${month}-01`, 'month')}.`}
      text={scope === 'collection' ? 'Only your collection is shown.' : undefined}
      action={scope === 'collection' && <Button onClick={onShowAll}>Show all anime</Button>}
    />
  );
}
