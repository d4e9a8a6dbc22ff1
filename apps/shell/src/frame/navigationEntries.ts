import type { NavigationEntry, RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { isForVisitor, type Visitor } from '../session/audience.ts';

/** The links of all remotes that a visitor can use, in their order. */
export function navigationEntries(
  remotes: readonly RemoteDescriptor[],
  visitor: Visitor,
): readonly NavigationEntry[] {
  return remotes
    .filter(({ requires }) =>
      isForVisitor(requires.server === undefined ? {} : { server: requires.server }, visitor),
    )
    .flatMap(({ navigation }) => navigation ?? [])
    .filter((entry) => isForVisitor(entry, visitor))
    .map(({ children, ...entry }) => ({
      ...entry,
      ...(children && { children: children.filter((child) => isForVisitor(child, visitor)) }),
    }))
    .toSorted((a, b) => a.order - b.order || a.label.localeCompare(b.label));
}
