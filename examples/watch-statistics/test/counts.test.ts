import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byMonth, byWeekday, secondsOf, yearsOf } from '../src/shared/counts.ts';

const episode = (at: string) => ({ name: 'Episode', at: new Date(at), duration: '00:24:00' });
const episodes = [episode('2024-03-04T20:00'), episode('2024-03-05T20:00'), episode('2025-12-31T23:59')];

test('counts the months of one year only', () => {
  const counts = byMonth(episodes, 2024).map(({ count }) => count);
  assert.deepEqual(counts, [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('starts the week on Monday', () => {
  const [monday, tuesday] = byWeekday(episodes);
  assert.deepEqual([monday?.name, monday?.count], ['Monday', 1]);
  assert.deepEqual([tuesday?.label, tuesday?.count], ['Tue', 1]);
});

test('lists the latest year first, and adds up all durations', () => {
  assert.deepEqual(yearsOf(episodes), [2025, 2024]);
  assert.equal(secondsOf(episodes), 3 * 24 * 60);
});
