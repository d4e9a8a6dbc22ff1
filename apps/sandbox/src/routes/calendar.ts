import { problem } from '../http/errors.ts';
import type { Query, TriState } from '../http/query.ts';
import type { Episode } from '../model/types.ts';
import { presentDashboardEpisode, presentOutsideEpisode } from '../present/presentDashboardEpisode.ts';
import type { View } from '../present/view.ts';
import type { Api } from './api.ts';
import { allowed, visibleSeries } from './visibleSeries.ts';

const day = 86400000;

function dayIn(query: Query, name: string, fallback: number): number {
  const text = query.text(name);
  if (text === undefined || text === '') return fallback;
  const value = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(value)) throw problem({ [name]: [`The value '${text}' is not valid.`] });
  return Math.floor(value / day);
}

/** Both days included. */
function airing(view: View, from: number, to: number, restricted: TriState): Episode[] {
  return visibleSeries(view, restricted)
    .flatMap((series) =>
      series.episodes.filter(
        ({ airDay, hidden }) => !hidden && airDay !== null && airDay >= from && airDay <= to,
      ),
    )
    .sort((a, b) => (a.airDay ?? 0) - (b.airDay ?? 0) || a.id - b.id);
}

/** Weekly shows, if one of their first twelve episodes airs in the span. */
function airingOutside(view: View, from: number, to: number, restricted: TriState) {
  return [...view.library.outsideAnime.values()].flatMap((anime) => {
    if (!allowed(restricted, anime.restricted)) return [];
    const shown = [];
    for (let at = from; at <= to; at += 1) {
      const number = (at - anime.airDay) / 7 + 1;
      if (Number.isInteger(number) && number >= 1 && number <= 12)
        shown.push({ day: at, answer: presentOutsideEpisode(view, anime, number, at) });
    }
    return shown;
  });
}

interface Span {
  readonly from: number;
  readonly to: number;
  readonly restricted: TriState;
  /** Anime outside the collection. */
  readonly missing: TriState;
}

function calendar(view: View, { from, to, restricted, missing }: Span) {
  const own =
    missing === 'only'
      ? []
      : airing(view, from, to, restricted).map((episode) => ({
          day: episode.airDay ?? 0,
          answer: presentDashboardEpisode(view, episode, episode.files[0]),
        }));
  const others = missing === 'false' ? [] : airingOutside(view, from, to, restricted);
  return [...own, ...others].sort((a, b) => a.day - b.day).map(({ answer }) => answer);
}

export function calendarRoutes(api: Api): void {
  api.get('/api/v3/Dashboard/AniDBCalendar', ({ view, query }) => {
    const from = view.today();
    return calendar(view, {
      from,
      to: from + query.number('numberOfDays', 7, 0, 365),
      restricted: query.boolean('includeRestricted', false) ? 'true' : 'false',
      missing: query.boolean('showAll', false) ? 'true' : 'false',
    });
  });

  api.get('/api/v3/Dashboard/CalendarEpisodes', ({ view, query }) => {
    const from = dayIn(query, 'startDate', view.today());
    return calendar(view, {
      from,
      to: dayIn(query, 'endDate', from),
      restricted: query.triState('includeRestricted', 'false'),
      missing: query.triState('includeMissing', 'false'),
    });
  });
}
