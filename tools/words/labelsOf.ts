import type { RemoteDefinition } from '@hondana/shared/remote/descriptor';

/** What the shell shows of a remote before it has loaded. */
export function labelsOf({ title, navigation = [], contributions = [] }: RemoteDefinition): string[] {
  const places = navigation.flatMap(({ label, children = [] }) => [
    label,
    ...children.map((child) => child.label),
  ]);
  return [...new Set([title, ...places, ...contributions.map((contribution) => contribution.title)])];
}
