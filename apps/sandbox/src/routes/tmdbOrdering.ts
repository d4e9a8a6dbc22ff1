import { problem } from '../http/errors.ts';
import type { Query } from '../http/query.ts';
import type { Library } from '../model/library.ts';
import { orderingOf, orderingsOf, type TmdbOrdering } from '../model/tmdbOrderings.ts';

const pattern = /^(?:[0-9]{1,23}|[a-f0-9]{24}|default)$/;

/** @throws 400, with the given text if the show lacks the ordering */
export function orderingById(show: number, name: string, id: string, unknown: string): TmdbOrdering {
  if (!pattern.test(id)) {
    throw problem({ [name]: [`The field ${name} must match the regular expression '${pattern.source}'.`] });
  }
  const wanted = id === 'default' ? String(show) : id;
  const found = orderingsOf(show).find((one) => one.id === wanted);
  if (found === undefined) throw problem({ [name]: [unknown] });
  return found;
}

/** The requested ordering, else the preferred one. @throws 400 */
export function requestedOrdering(library: Library, show: number, query: Query): TmdbOrdering {
  const name = 'alternateOrderingID';
  const asked = query.text(name);
  if (asked === undefined || asked === '') return orderingOf(library, show);
  return orderingById(show, name, asked, 'Invalid alternateOrderingID for show.');
}
