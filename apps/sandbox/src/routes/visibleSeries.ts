import type { TriState } from '../http/query.ts';
import type { Series } from '../model/types.ts';
import type { View } from '../present/view.ts';

/** `true` allows all, `only` nothing but restricted ones. */
export const allowed = (state: TriState, restricted: boolean) =>
  state === 'true' || (state === 'only') === restricted;

export function visibleSeries(view: View, restricted: TriState): Series[] {
  return [...view.library.series.values()].filter(
    (series) => view.engine.canSee(series, view.visitor) && allowed(restricted, series.restricted),
  );
}
