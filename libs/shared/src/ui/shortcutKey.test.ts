import { expect, test } from 'vitest';
import { shortcutKey } from './shortcutKey.ts';

const none = { shiftKey: false, altKey: false, getModifierState: () => false };
const pressed = (key: string, code: string, held: object = {}): string =>
  shortcutKey({ key, code, ...none, ...held } as unknown as KeyboardEvent);

test.for([
  ['Russian g', 'п', 'KeyG', 'g'],
  ['Greek k', 'κ', 'KeyK', 'k'],
  ['Hebrew c', 'ב', 'KeyC', 'c'],
  ['Thai y, a mark above a letter', 'ั', 'KeyY', 'y'],
  ['Korean h', 'ㅎ', 'KeyG', 'g'],
  ['Russian /', '.', 'Slash', '/'],
  ['Arabic /', 'ظ', 'Slash', '/'],
  ['Hebrew / where Latin layouts have q', '/', 'KeyQ', '/'],
  ['AZERTY a', 'a', 'KeyQ', 'a'],
  ['Dvorak k', 'k', 'KeyV', 'k'],
  ['German -', '-', 'Slash', '-'],
  ['Polish ł is a letter of its own', 'ł', 'KeyL', 'ł'],
  ['Caps Lock', 'G', 'KeyG', 'g'],
  ['a key with a name', 'Escape', 'Escape', 'Escape'],
  ['Russian х, where no Latin letter lies', 'х', 'BracketLeft', 'х'],
] as const)('reads %s', ([, key, code, meant]) => expect(pressed(key, code)).toBe(meant));

test('reads the question mark of a Cyrillic layout, and leaves capitals with Shift', () => {
  expect(pressed(',', 'Slash', { shiftKey: true })).toBe('?');
  expect(pressed('G', 'KeyG', { shiftKey: true })).toBe('G');
});

test('returns nothing for characters typed with AltGr or Option', () => {
  expect(pressed('@', 'KeyQ', { altKey: true })).toBe('');
  expect(pressed('ß', 'KeyS', { getModifierState: (name: string) => name === 'AltGraph' })).toBe('');
});
