import type { NavigationEntry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isForServer, isForVisitor, type Visitor } from '../session/audience.ts';
import { offersOf } from '../slots/offersOf.ts';

/** The links of all remotes that a visitor can use, in their order. */
export function navigationEntries(
  remotes: readonly RemoteDescriptor[],
  visitor: Visitor,
): readonly NavigationEntry[] {
  const offers = offersOf(remotes, visitor);
  const pagesOf = ({ slot, path }: NavigationEntry) =>
    offers
      .filter((offer) => offer.slot === slot)
      .map(({ key, title }) => ({ label: title, path: `${path}/x/${key}` }));
  return remotes
    .filter((remote) => isForServer(remote, visitor.serverVersion))
    .flatMap(({ navigation }) => navigation ?? [])
    .filter((entry) => isForVisitor(entry, visitor))
    .map((entry) => ({
      ...entry,
      children: [
        ...(entry.children ?? []).filter((child) => isForVisitor(child, visitor)),
        ...pagesOf(entry),
      ],
    }))
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}
