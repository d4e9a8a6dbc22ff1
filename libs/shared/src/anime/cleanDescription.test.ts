import { describe, expect, it } from 'vitest';
import { cleanDescription } from './cleanDescription.ts';

const text = [
  '* Based on a manga by somebody.',
  'In 2071 [i]Spike[/i] flies the http://anidb.net/ch12 [Bebop] with https://anidb.net/ch13 [Jet].',
  '',
  '',
  '',
  'From the makers of nothing else.',
  '— translated from the sleeve',
  'Source: ANN',
  '(Source: AniDB)',
  'Note: the 13th episode is a recap.',
].join('\r\n');

describe('description', () => {
  it('always strips markup, collapses empty lines and keeps the text of links', () => {
    expect(cleanDescription(text, false).split('\n').slice(0, 4)).toEqual([
      '* Based on a manga by somebody.',
      'In 2071 Spike flies the Bebop with Jet.',
      '',
      'From the makers of nothing else.',
    ]);
  });

  it('drops source credits on request', () => {
    expect(cleanDescription(text, true)).toBe(
      'In 2071  flies the Bebop with Jet.\n\nFrom the makers of nothing else.',
    );
  });

  it('leaves other links and brackets as text', () => {
    const hostile = '<img src=x onerror=alert(1)> https://example.com/a [b] javascript:alert(1)';
    expect(cleanDescription(hostile, true)).toBe(hostile);
  });
});
