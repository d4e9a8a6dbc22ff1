import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageNumbers, pagesAhead, pagesOf, pagesToEvict } from './pages.ts';

describe('pages', () => {
  it('finds the pages of a range of entries', () => {
    expect(pagesOf({ first: 0, last: 27 }, 50)).toEqual({ first: 1, last: 1 });
    expect(pagesOf({ first: 49, last: 50 }, 50)).toEqual({ first: 1, last: 2 });
    expect(pagesOf({ first: 1480, last: 1502 }, 50)).toEqual({ first: 30, last: 31 });
    expect(pageNumbers({ first: 30, last: 32 })).toEqual([30, 31, 32]);
  });

  it('looks ahead in the direction of scrolling, never beyond the list', () => {
    expect(pagesAhead({ first: 4, last: 5 }, 'forward', 3, 1503, 50)).toEqual([6, 7, 8]);
    expect(pagesAhead({ first: 4, last: 5 }, 'backward', 3, 1503, 50)).toEqual([3, 2, 1]);
    expect(pagesAhead({ first: 29, last: 30 }, 'forward', 3, 1503, 50)).toEqual([31]);
    expect(pagesAhead({ first: 30, last: 31 }, 'forward', 3, 1503, 50)).toEqual([]);
    expect(pagesAhead({ first: 2, last: 2 }, 'backward', 3, 1503, 50)).toEqual([1]);
  });

  it('keeps the nearest pages on either side of the view', () => {
    const kept = [1, 2, 3, 4, 5, 6, 7, 8, 9, 20];
    expect(pagesToEvict(kept, { first: 5, last: 6 }, 6)).toEqual([2, 9, 1, 20]);
  });

  it('evicts as many pages as exceed the limit, but none in view', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 2000 }), { maxLength: 120 }),
        fc.integer({ min: 1, max: 2000 }),
        fc.integer({ min: 0, max: 3 }),
        (kept, first, more) => {
          const visible = { first, last: first + more };
          const forgotten = pagesToEvict(kept, visible, 40);
          expect(kept.length - forgotten.length).toBeLessThanOrEqual(40);
          expect(forgotten.length).toBe(Math.max(0, kept.length - 40));
          for (const page of forgotten) expect(page < visible.first || page > visible.last).toBe(true);
        },
      ),
    );
  });
});
