import type { NavigationEntry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import type { Visitor } from '../session/audience.ts';
import { offersOf } from '../slots/offersOf.ts';
import { usableRemotes } from './usableRemotes.ts';

export function navigationEntries(
  remotes: readonly RemoteDescriptor[],
  visitor: Visitor,
): readonly NavigationEntry[] {
  const offers = offersOf(remotes, visitor);
  const pagesOf = ({ slot, path }: NavigationEntry) =>
    offers
      .filter((offer) => offer.slot === slot)
      .map(({ key, title }) => ({ label: title, path: `${path}/x/${key}` }));
  return usableRemotes(remotes, visitor)
    .flatMap(({ navigation }) => navigation)
    .map((entry) => ({ ...entry, children: [...entry.children, ...pagesOf(entry)] }))
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}
