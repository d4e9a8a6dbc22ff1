import { anySeries } from '../anySeries.ts';
import type { RunningSandbox } from '../startSandbox.ts';
import type { Content } from './lookAtScreen.ts';

export interface Place extends Content {
  readonly name: string;
  /** Relative to the base path. */
  readonly address: string;
  readonly isSignedIn: boolean;
}

export function coldPlace(name: string, seriesId = 1): Place {
  const place = coldPlaces(seriesId).find((one) => one.name === name);
  if (!place) throw new Error(`There is no place ${name}.`);
  return place;
}

export async function benchPlaces([server]: readonly RunningSandbox[]): Promise<readonly Place[]> {
  return server ? coldPlaces(await anySeries(server)) : [];
}

/** The pages that people open first, and two long ones. */
function coldPlaces(seriesId: number): readonly Place[] {
  return [
    { name: 'login', address: 'login', isSignedIn: false, content: 'main form input', least: 2 },
    { name: 'dashboard', address: 'dashboard', isSignedIn: true, content: 'main section', least: 1 },
    {
      name: 'collection',
      address: 'collection',
      isSignedIn: true,
      content: 'main [data-virtual-cell] img',
      least: 4,
    },
    {
      name: 'series',
      address: `collection/series/${seriesId}/overview`,
      isSignedIn: true,
      content: 'main :is(h1, section)',
      least: 3,
    },
    {
      name: 'unrecognized files',
      address: 'utilities/unrecognized/files',
      isSignedIn: true,
      content: 'main [data-virtual-item]',
      least: 5,
    },
    { name: 'settings', address: 'settings/general', isSignedIn: true, content: 'main section', least: 1 },
  ];
}
