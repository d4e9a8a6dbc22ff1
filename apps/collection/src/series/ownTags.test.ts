import { expect, test } from 'vitest';
import { ownTagsOf, withOwnTag } from './ownTags.ts';

test.each([[['[]']], [['']], [[]]])('reads %j as none', (answered) => {
  expect(ownTagsOf(answered)).toEqual([]);
});

test('adds a tag once, whatever its case, and no blank one', () => {
  expect(withOwnTag(['cozy'], ' to rewatch ')).toEqual(['cozy', 'to rewatch']);
  expect(withOwnTag(['cozy'], 'Cozy')).toBeUndefined();
  expect(withOwnTag(['cozy'], '  ')).toBeUndefined();
  expect(withOwnTag([], '[]')).toBeUndefined();
});
