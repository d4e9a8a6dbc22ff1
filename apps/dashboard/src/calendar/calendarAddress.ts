import { useSearchParams } from '@hondana/shared/navigation';
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

/** The calendar's place, with a function that goes to another. Turning pages can be taken back by Back. */
export function useCalendarAddress(): readonly [CalendarAddress, (change: Change) => void] {
  const today = useToday();
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('month') ?? '';
  const month = isMonth(asked) ? asked : monthOf(today);
  const day = parameters.get('day') ?? '';
  const address: CalendarAddress = {
    month,
    mode: modeIn(parameters.get('view')),
    scope: parameters.get('show') === 'all' ? 'all' : 'collection',
    day: isDay(day) && monthOf(day) === month ? day : undefined,
  };

  const go = (change: Change) => {
    const next = { ...address, ...change };
    const query = new URLSearchParams();
    if (next.month !== monthOf(today)) query.set('month', next.month);
    if (next.mode) query.set('view', next.mode);
    if (next.scope === 'all') query.set('show', 'all');
    if (next.day) {
      query.set('day', monthOf(next.day) === next.month ? next.day : sameDayIn(next.month, next.day));
    }
    // A month or a view is a place to come back to; a day within it is not.
    const isPlace =
      next.month !== address.month || next.mode !== address.mode || next.scope !== address.scope;
    setParameters(query, { replace: !isPlace, preventScrollReset: true });
  };

  return [address, go];
}
