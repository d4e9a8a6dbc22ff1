import { useGetLocation, useSearchParams, useUpdateSearchParams } from '@hondana/shared/navigation';
import { type Day, isDay } from '../shared/days.ts';
import { useToday } from '../shared/useToday.ts';
import { isMonth, type Month, monthOf, sameDayIn } from './month.ts';

export type CalendarMode = 'month' | 'agenda';
export type CalendarScope = 'collection' | 'all';

/** What the address says of the calendar; what it leaves out, or says wrongly, is as at the first visit. */
export interface CalendarAddress {
  readonly month: Month;
  /** Undefined when the person has not chosen: a phone shows the agenda, a wide screen the month. */
  readonly mode: CalendarMode | undefined;
  readonly scope: CalendarScope;
  /** The day that is open beside the month, and has the focus in it. */
  readonly day: Day | undefined;
}

type Change = Partial<Omit<CalendarAddress, 'month'>> & { readonly month?: Month };

function modeIn(text: string | null): CalendarMode | undefined {
  return text === 'month' || text === 'agenda' ? text : undefined;
}

function calendarAddressIn(parameters: URLSearchParams, today: Day): CalendarAddress {
  const asked = parameters.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(today);
  const day = parameters.get('day') ?? '';
  return {
    month,
    mode: modeIn(parameters.get('view')),
    scope: parameters.get('show') === 'all' ? 'all' : 'collection',
    day: isDay(day) && monthOf(day) === month ? day : undefined,
  };
}

/** The calendar's place, with a function that goes to another. Turning pages can be taken back by Back. */
export function useCalendarAddress(): readonly [CalendarAddress, (change: Change) => void] {
  const today = useToday();
  const [parameters] = useSearchParams();
  const getLocation = useGetLocation();
  const updateSearchParams = useUpdateSearchParams();

  const go = (change: Change) => {
    const before = calendarAddressIn(new URLSearchParams(getLocation().search), today);
    const { month, mode, scope, day } = { ...before, ...change };
    // A month or a view is a place to come back to; a day within it is not.
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
