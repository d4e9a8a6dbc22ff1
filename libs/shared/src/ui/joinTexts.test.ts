import { expect, test } from 'vitest';
import { joinList, joinSentences, labelled } from './joinTexts.ts';

test('joins texts and leaves out the empty ones', () => {
  expect(joinList(['1–3', '5', '', undefined, '7'])).toBe('1–3, 5, 7');
  expect(joinSentences([false, 'Links saved.', null, 'One failed.'])).toBe('Links saved. One failed.');
  expect(labelled('Episodes', '12')).toBe('Episodes: 12');
  expect([joinList([]), joinSentences([undefined])]).toEqual(['', '']);
});
