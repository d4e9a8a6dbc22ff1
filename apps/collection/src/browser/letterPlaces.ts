import type { Letters } from '@hondana/shared/api/types';

export interface LetterPlace {
  readonly letter: string;
  readonly count: number;
  /** In the list, from 0. */
  readonly index: number;
}

const alphabet = '#ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');

/**
 * The server's order is the list's. Letters without entries are kept with a count of 0, each after the letter before
 * it, so that the bar always looks the same.
 *
 * @example letterPlaces({ '#': 13, A: 85 })[1] // { letter: 'A', count: 85, index: 13 }
 */
export function letterPlaces(letters: Letters): LetterPlace[] {
  const order = Object.keys(letters);
  for (const [at, letter] of alphabet.entries()) {
    if (letter in letters) continue;
    const before = alphabet.slice(0, at).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, letter);
  }
  let index = 0;
  return order.map((letter) => {
    const place = { letter, count: letters[letter] ?? 0, index };
    index += place.count;
    return place;
  });
}

export function letterAt(places: readonly LetterPlace[], index: number): string | undefined {
  return places.findLast((place) => place.count > 0 && place.index <= index)?.letter;
}
