import { Button } from '@hondana/shared/ui/Button';
import { EmptyState } from '@hondana/shared/ui/EmptyState';
import { formatDay } from '@hondana/shared/ui/format';
import { calendarIcon } from '@hondana/shared/ui/icons';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
  const monthName = formatDay(`${month}-01`, 'month');
  return (
    <EmptyState
      compact={compact}
      icon={compact ? undefined : calendarIcon}
      title={t`Nothing airs in ${monthName}.`}
      text={scope === 'collection' ? t`Only your collection is shown.` : undefined}
      action={
        scope === 'collection' && (
          <Button onClick={onShowAll}>
            <Trans>Show all anime</Trans>
          </Button>
        )
      }
    />
  );
}
