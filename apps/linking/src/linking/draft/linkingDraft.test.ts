import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyLinkingDraft, parseLinkingDraft } from './linkingDraft.ts';

const ids = fc.integer({ min: 1, max: 9_000_000 });
const drafts = fc.record({
  episodes: fc.dictionary(ids.map(String), fc.array(fc.nat(9_000_000), { minLength: 1, maxLength: 3 }), {
    noNullPrototype: true,
  }),
  movies: fc.dictionary(ids.map(String), fc.nat(9_000_000), { noNullPrototype: true }),
});

test('restores a draft as it was stored', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      expect(parseLinkingDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    }),
  );
});

test('ignores anything that is not a draft', () => {
  expect(parseLinkingDraft(undefined)).toEqual(emptyLinkingDraft);
  expect(parseLinkingDraft({ episodes: { 5: ['x'], 6: [], 7: [3], '-1': [3] }, movies: [4] })).toEqual({
    episodes: { 7: [3] },
    movies: {},
  });
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Object.keys(parseLinkingDraft(value))).toEqual(['episodes', 'movies']);
    }),
  );
});
