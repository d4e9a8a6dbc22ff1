import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDay } from '@hondana/shared/ui/format';
import { calendarIcon } from '@hondana/shared/ui/icons';
import type { CalendarScope } from './calendarAddress.ts';
import type { Month } from './month.ts';

interface EmptyMonthProps {
  readonly month: Month;
  readonly scope: CalendarScope;
  /** Above the grid: no icon and less padding. */
  readonly compact: boolean;
  readonly onShowAll: () => void;
}

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
