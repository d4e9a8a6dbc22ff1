import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathSegment, pathSegmentFault } from './pathSegment.ts';

const origin = 'http://server.test';

function partsSent(path: string): string[] {
  return new URL(path, origin).pathname.split('/').slice(1);
}

describe('a path segment', () => {
  it.each([
    ['Default', 'Default'],
    ['Patterns / 100% tidy', 'Patterns%20%2F%20100%25%20tidy'],
    ['a?b#c', 'a%3Fb%23c'],
    ['...', '...'],
    ['%2E%2E', '%252E%252E'],
    [1031, '1031'],
  ])('encodes %j as %s', (value, segment) => {
    expect(pathSegment(value)).toBe(segment);
    expect(pathSegmentFault(value)).toBeUndefined();
  });

  it.each([
    ['', 'An empty name can’t be used in an address.'],
    ['.', '“.” would lead to another address, so it can’t be used.'],
    ['..', '“..” would lead to another address, so it can’t be used.'],
    ['fox \ud83e', '“fox \ufffd” contains a broken character, so it can’t be used in an address.'],
  ])('rejects %j with a readable reason', (value, fault) => {
    expect(pathSegmentFault(value)).toBe(fault);
    expect(() => pathSegment(value)).toThrow(new RangeError(fault));
  });

  it('reaches the server as one part that decodes to the text, unless rejected', () => {
    const text = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('.', '..', '\ud83e', '%2e', '/..'));
    fc.assert(
      fc.property(text, (value) => {
        if (pathSegmentFault(value) !== undefined) return;
        const parts = partsSent(`/before/${pathSegment(value)}/after`);
        expect(parts).toHaveLength(3);
        expect(decodeURIComponent(parts[1] ?? '')).toBe(value);
      }),
    );
  });
});
