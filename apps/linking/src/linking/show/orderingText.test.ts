import { expect, test } from 'vitest';
import { orderingCounts, orderingName } from './orderingText.ts';

const ordering = {
  OrderingID: '1',
  OrderingName: 'Mine',
  EpisodeCount: 12,
  HiddenEpisodeCount: 0,
  SeasonCount: 1,
  IsDefault: false,
  IsPreferred: false,
  InUse: false,
};

test.each([
  ['Unknown', 'Mine (Unknown)'],
  ['OriginalAirDate', 'Mine (Original Air Date)'],
  ['Absolute', 'Mine (Absolute)'],
  ['DVD', 'Mine (DVD)'],
  ['Digital', 'Mine (Digital)'],
  ['StoryArc', 'Mine (Story Arc)'],
  ['Production', 'Mine (Production)'],
  ['TV', 'Mine (TV)'],
] as const)('names an ordering of type %s “%s”', (OrderingType, name) => {
  expect(orderingName({ ...ordering, OrderingType })).toBe(name);
});

test('omits the suffix for the default type, and puts hidden episodes in parentheses', () => {
  expect(orderingName(ordering)).toBe('Mine');
  expect(orderingCounts(ordering)).toBe('12 episodes');
  expect(orderingCounts({ ...ordering, EpisodeCount: 1, HiddenEpisodeCount: 3 })).toBe(
    '1 episode (3 hidden)',
  );
});
