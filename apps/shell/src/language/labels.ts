import { currentLanguage } from '@hondana/shared/language';
import type { RemoteDescriptor } from '@hondana/shared/remote/descriptor';
import { remoteLanguage } from './languageFile.ts';

/** The remote with its title and labels in the current language. */
export function withLabels(remote: RemoteDescriptor, tag = currentLanguage()): RemoteDescriptor {
  const labels = remoteLanguage(remote, tag)?.labels;
  if (!labels) return remote;
  const say = (label: string): string => {
    const said = Object.hasOwn(labels, label) && labels[label];
    return typeof said === 'string' ? said : label;
  };
  const labelled = <T extends { readonly label: string }>(place: T): T => ({
    ...place,
    label: say(place.label),
  });
  const { title, navigation = [], contributions = [] } = remote;
  return {
    ...remote,
    title: say(title),
    navigation: navigation.map(({ children = [], ...entry }) => ({
      ...labelled(entry),
      children: children.map(labelled),
    })),
    contributions: contributions.map((part) => ({ ...part, title: say(part.title) })),
  };
}
