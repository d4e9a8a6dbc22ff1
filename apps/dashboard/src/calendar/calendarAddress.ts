import { useGetLocation, useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { type Day, isDay } from '../shared/days.ts';
import { useToday } from '../shared/useToday.ts';
import { isMonth, type Month, monthOf, sameDayIn } from './month.ts';

export type CalendarMode = 'month' | 'agenda';
export type CalendarScope = 'collection' | 'all';

/** Calendar state in the URL; missing or invalid parts have their defaults. */
export interface CalendarAddress {
  readonly month: Month;
  /** Undefined by default: agenda on a phone, month on a wide screen. */
  readonly mode: CalendarMode | undefined;
  readonly scope: CalendarScope;
  readonly day: Day | undefined;
}

type Change = Partial<Omit<CalendarAddress, 'month'>> & { readonly month?: Month };

function modeIn(text: string | null): CalendarMode | undefined {
  return text === 'month' || text === 'agenda' ? text : undefined;
}

function calendarAddressIn(parameters: URLSearchParams, today: Day): CalendarAddress {
  const requestedMonth = parameters.get('month') ?? '';
  const month = isMonth(requestedMonth) ? requestedMonth : monthOf(today);
  const day = parameters.get('day') ?? '';
  return {
    month,
    mode: modeIn(parameters.get('view')),
    scope: parameters.get('show') === 'all' ? 'all' : 'collection',
    day: isDay(day) && monthOf(day) === month ? day : undefined,
  };
}

/** Back undoes changes of the month. */
export function useCalendarAddress(): readonly [CalendarAddress, (change: Change) => void] {
  const today = useToday();
  const [parameters] = useSearchParams();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();

  const go = (change: Change) => {
    const before = calendarAddressIn(new URLSearchParams(getLocation().search), today);
    const { month, mode, scope, day } = { ...before, ...change };
    // A month or a view gets a history entry; a day within it does not.
    const isPlace = month !== before.month || mode !== before.mode || scope !== before.scope;
    updateSearchParams(
      {
        month: month === monthOf(today) ? undefined : month,
        view: mode,
        show: scope === 'all' ? scope : undefined,
        day: day && (monthOf(day) === month ? day : sameDayIn(month, day)),
      },
      { replace: !isPlace },
    );
  };

  return [calendarAddressIn(parameters, today), go];
}
