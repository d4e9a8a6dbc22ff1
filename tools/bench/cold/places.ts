import { anySeries } from '../anySeries.ts';
import type { RunningSandbox } from '../startSandbox.ts';
import type { Content } from './lookAtScreen.ts';

export interface Place extends Content {
  readonly name: string;
  /** Relative to the base path. */
  readonly address: string;
  readonly isSignedIn: boolean;
}

/** The pages that people open first, and two long ones. */
const places: Readonly<Record<string, Content & Pick<Place, 'address'>>> = {
  login: { address: 'login', content: 'main form input', least: 2 },
  dashboard: { address: 'dashboard', content: 'main section', least: 1 },
  collection: { address: 'collection', content: 'main [data-virtual-cell] img', least: 4 },
  series: { address: 'collection/series/:series/overview', content: 'main :is(h1, section)', least: 3 },
  'unrecognized files': {
    address: 'utilities/unrecognized/files',
    content: 'main [data-virtual-item]',
    least: 5,
  },
  settings: { address: 'settings/general', content: 'main section', least: 1 },
};

export const placeNames: readonly string[] = Object.keys(places);

export function coldPlace(name: string, seriesId = 1): Place {
  const place = places[name];
  if (!place) throw new Error(`There is no place ${name}.`);
  const address = place.address.replace(':series', String(seriesId));
  return { ...place, name, address, isSignedIn: name !== 'login' };
}

export async function placeOn(server: RunningSandbox, name: string): Promise<Place> {
  return coldPlace(name, await anySeries(server));
}
