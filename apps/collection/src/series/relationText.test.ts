import { expect, it } from 'vitest';
import { relationText } from './relationText.ts';

it('splits a relation into words', () => {
  expect(relationText('AlternativeVersion')).toBe('Alternative Version');
  expect(relationText('Sequel')).toBe('Sequel');
  expect(relationText('SpinOff')).toBe('Spin Off');
});
