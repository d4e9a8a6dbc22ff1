import { describe, expect, it } from 'vitest';
import { letterAt, letterPlaces } from './letterPlaces.ts';

describe('letters', () => {
  const places = letterPlaces({ '#': 13, A: 85, C: 2, Ж: 4 });

  it('keeps the order of the list and adds missing letters', () => {
    const order = letterPlaces({ B: 1, À: 2, C: 3 }).map(({ letter }) => letter);
    expect(order.join('')).toBe('#ABÀCDEFGHIJKLMNOPQRSTUVWXYZ');
    expect(places.map(({ letter }) => letter).join('')).toBe('#ABCDEFGHIJKLMNOPQRSTUVWXYZЖ');
  });

  it('counts the entries before each letter', () => {
    expect(places.find(({ letter }) => letter === '#')?.index).toBe(0);
    expect(places.find(({ letter }) => letter === 'A')?.index).toBe(13);
    expect(places.find(({ letter }) => letter === 'C')?.index).toBe(98);
    expect(places.find(({ letter }) => letter === 'Ж')?.index).toBe(100);
  });

  it('keeps letters without entries', () => {
    expect(places.find(({ letter }) => letter === 'B')).toEqual({ letter: 'B', count: 0, index: 98 });
  });

  it('finds the letter at an index', () => {
    expect(letterAt(places, 0)).toBe('#');
    expect(letterAt(places, 97)).toBe('A');
    expect(letterAt(places, 98)).toBe('C');
    expect(letterAt(places, 1000)).toBe('Ж');
    expect(letterAt([], 3)).toBeUndefined();
  });
});
