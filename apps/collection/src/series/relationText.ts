import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';

const texts: Readonly<Record<string, TextDescriptor>> = {
  Other: msg`Other`,
  SameSetting: msg`Same Setting`,
  AlternativeSetting: msg`Alternative Setting`,
  AlternativeVersion: msg`Alternative Version`,
  SharedCharacters: msg`Shared Characters`,
  Prequel: msg`Prequel`,
  MainStory: msg`Main Story`,
  FullStory: msg`Full Story`,
  Sequel: msg`Sequel`,
  SideStory: msg`Side Story`,
  Summary: msg`Summary`,
};

/** Others than the known ones are split into words. */
export function relationText(relation: string): string {
  const text = texts[relation];
  return text ? textOf(text) : relation.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
}
