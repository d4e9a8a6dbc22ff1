import type { TriState } from '../http/query.ts';
import type { Series } from '../model/types.ts';
import type { View } from '../present/view.ts';

/** Whether a thing is let through: with `true` all are, with `only` nothing but the restricted ones. */
export const allowed = (state: TriState, restricted: boolean) =>
  state === 'true' || (state === 'only') === restricted;

/** The series of the collection that the visitor may see, restricted ones as requested. */
export function visibleSeries(view: View, restricted: TriState): Series[] {
  return [...view.library.series.values()].filter(
    (series) => view.engine.canSee(series, view.visitor) && allowed(restricted, series.restricted),
  );
}
