import type { Series } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { sizeText } from './sizeText.ts';

function series(Size: number, FileSources: Partial<Series['Sizes']['FileSources']>) {
  return { Size, Sizes: { FileSources } } as Series;
}

test('counts files only when their number differs from that of the episodes', () => {
  expect(sizeText(series(12, { TV: 10, Web: 2 }))).toBe('12 Episodes');
  expect(sizeText(series(12, { TV: 12, BluRay: 12 }))).toBe('12 Episodes | 24 Files');
  expect(sizeText(series(1, { DVD: 1 }))).toBe('1 Episode');
});
