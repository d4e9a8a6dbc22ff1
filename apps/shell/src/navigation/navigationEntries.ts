import { currentLocale } from '@hondana/shared/language';
import type { NavigationEntry } from '@hondana/shared/remote/descriptor';
import type { Offer } from '@hondana/shared/remote/slots';
import type { usableRemotes } from './usableRemotes.ts';

export function navigationEntries(
  remotes: ReturnType<typeof usableRemotes>,
  offers: readonly Offer[],
): readonly NavigationEntry[] {
  const pagesOf = ({ slot, path }: NavigationEntry) =>
    offers
      .filter((offer) => offer.slot === slot)
      .map(({ key, title }) => ({ label: title, path: `${path}/x/${key}` }));
  return remotes
    .flatMap(({ navigation }) => navigation)
    .map((entry) => ({ ...entry, children: [...entry.children, ...pagesOf(entry)] }))
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label, currentLocale()));
}
