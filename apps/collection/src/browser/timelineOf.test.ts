import type { Series } from '@hondana/shared/api/types';
import { expect, test } from 'vitest';
import { timelineOf } from './timelineOf.ts';

const series = (Name: string, AirDate: string | null): Series =>
  ({ Name, AniDB: { AirDate } }) as unknown as Series;

test('sorts series by air date and puts those without one last', () => {
  const steps = timelineOf([
    series('Later', '2010-04-01'),
    series('Never', null),
    series('First', '1998-01-03'),
  ]);
  expect(steps.map(({ series: { Name }, year }) => [Name, year])).toEqual([
    ['First', '1998'],
    ['Later', '2010'],
    ['Never', undefined],
  ]);
});
