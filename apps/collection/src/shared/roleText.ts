import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { msg } from '@lingui/core/macro';

/** By the server's `RoleDetails`. */
const texts = new Map<string, TextDescriptor>([
  ['Character', msg({ message: 'Character', context: 'role' })],
  ['Main Character', msg`Main Character`],
  ['Secondary Character', msg`Secondary Character`],
  ['Minor Character', msg`Minor Character`],
  ['Background Character', msg`Background Character`],
  ['Cameo', msg`Cameo`],
  ['Appears in', msg({ message: 'Appears in', context: 'role' })],
  ['Direction', msg({ message: 'Direction', context: 'role' })],
  ['Series Composition', msg`Series Composition`],
  ['Character Design', msg`Character Design`],
  ['Music', msg({ message: 'Music', context: 'role' })],
  ['Original Work', msg({ message: 'Original Work', context: 'role' })],
  ['Animation Work', msg`Animation Work`],
  ['Production', msg({ message: 'Production', context: 'role' })],
]);

/**
 * The role of a character or of staff. AniDB has hundreds; those that are not known come as the server has them.
 * @example roleText('Main Character') // 'Main Character'
 * @example roleText('Key Animation Supervision') // 'Key Animation Supervision'
 */
export function roleText(role: string): string {
  const text = texts.get(role);
  return text ? textOf(text) : role;
}
