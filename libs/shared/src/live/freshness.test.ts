import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshness } from './freshness.ts';
import type { MetadataEvent } from './hubEvents.ts';
import { createStaleKeyBatcher } from './staleKeyBatcher.ts';

const flat = (keys: readonly (readonly unknown[])[]): string[] => keys.map((key) => key.join('/'));

function staleOf(name: 'ShokoEvent:SeriesUpdated', event: unknown): string[] {
  return freshness[name].flatMap(({ stale }) =>
    flat(typeof stale === 'function' ? stale(event as MetadataEvent) : stale),
  );
}

describe('the freshness table', () => {
  it('makes of series only those stale that an event names', () => {
    const stale = staleOf('ShokoEvent:SeriesUpdated', { ShokoSeriesIDs: [7, 9] });
    expect(stale.filter((key) => key.startsWith('v3/series'))).toEqual(['v3/series/7', 'v3/series/9']);
  });

  it.each([undefined, null, {}, { ShokoSeriesIDs: 'all' }, { ShokoSeriesIDs: [null, '7'] }])(
    'bears an event that carries %j',
    (event) => {
      expect(staleOf('ShokoEvent:SeriesUpdated', event).filter((key) => key.startsWith('v3/series'))).toEqual(
        [],
      );
    },
  );

  it('makes a show of TMDB stale when the server has fetched it again, and for no other source', () => {
    expect(staleOf('ShokoEvent:SeriesUpdated', { Source: 'TMDB', SeriesID: 5 })).toContain('v3/tmdb/shows/5');
    const others = staleOf('ShokoEvent:SeriesUpdated', { Source: 'Shoko', SeriesID: 5 });
    expect(others.filter((key) => key.startsWith('v3/tmdb'))).toEqual([]);
  });

  it('names no bare root, which would fetch everything', () => {
    for (const rows of Object.values(freshness)) {
      for (const { stale } of rows) {
        if (typeof stale !== 'function') for (const key of stale) expect(key.length).toBeGreaterThan(1);
      }
    }
  });

  it('gives release management five seconds, a minute for names alone, and the queue half a second', () => {
    const gathers = (name: keyof typeof freshness, root: string) =>
      freshness[name]
        .filter(({ stale }) => typeof stale !== 'function' && flat(stale).some((key) => key.startsWith(root)))
        .map(({ batchMs }) => batchMs);
    expect(gathers('ShokoEvent:FileMatched', 'v3/release-management')).toEqual([5000]);
    expect(gathers('ShokoEvent:SeriesUpdated', 'v3/release-management')).toEqual([60_000]);
    expect(gathers('ShokoEvent:FileMatched', 'v3/dashboard')).toEqual([1000]);
    expect(gathers('Queue:QueueStateChanged', 'v3/queue')).toEqual([500]);
  });
});

describe('events that come in a stream', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('fetch once a period, and are not put off', () => {
    const marked: string[][] = [];
    const gatherer = createStaleKeyBatcher((keys) => marked.push(flat(keys)));
    for (let elapsed = 0; elapsed < 3000; elapsed += 100) {
      gatherer.add([['v3', 'files']], 1000);
      gatherer.add([['v3', 'series', elapsed % 200]], 1000);
      vi.advanceTimersByTime(100);
    }
    expect(marked).toHaveLength(3);
    expect(marked[0]?.toSorted()).toEqual(['v3/files', 'v3/series/0', 'v3/series/100']);
  });

  it('are forgotten when it is over', () => {
    const mark = vi.fn();
    const gatherer = createStaleKeyBatcher(mark);
    gatherer.add([['v3', 'files']], 1000);
    gatherer.stop();
    vi.advanceTimersByTime(5000);
    expect(mark).not.toHaveBeenCalled();
  });
});

describe('stale data', () => {
  it('is fetched again where the user looks at it, and nowhere else', async () => {
    const { markStale } = await import('@hondana/shared/live');
    const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });
    const fetched: string[] = [];
    const options = (id: number) => ({
      queryKey: ['v3', 'series', id, 'series'],
      queryFn: async () => fetched.push(`series ${id}`),
    });
    const stop = new QueryObserver(queryClient, options(1)).subscribe(() => {});
    await queryClient.prefetchQuery(options(1));
    await queryClient.prefetchQuery(options(2));
    await markStale(queryClient, [['v3', 'series']]);
    expect(fetched).toEqual(['series 1', 'series 2', 'series 1']);
    expect(queryClient.getQueryState(options(2).queryKey)?.isInvalidated).toBe(true);
    stop();
  });
});
