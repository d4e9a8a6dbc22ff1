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
  it('marks only the series that an event names as stale', () => {
    const stale = staleOf('ShokoEvent:SeriesUpdated', { ShokoSeriesIDs: [7, 9] });
    expect(stale.filter((key) => key.startsWith('v3/series'))).toEqual(['v3/series/7', 'v3/series/9']);
  });

  it.each([undefined, null, {}, { ShokoSeriesIDs: 'all' }, { ShokoSeriesIDs: [null, '7'] }])(
    'marks no series as stale when an event carries %j',
    (event) => {
      expect(staleOf('ShokoEvent:SeriesUpdated', event).filter((key) => key.startsWith('v3/series'))).toEqual(
        [],
      );
    },
  );

  it('marks a TMDB show as stale only when the event’s source is TMDB', () => {
    expect(staleOf('ShokoEvent:SeriesUpdated', { Source: 'TMDB', SeriesID: 5 })).toContain('v3/tmdb/shows/5');
    const others = staleOf('ShokoEvent:SeriesUpdated', { Source: 'Shoko', SeriesID: 5 });
    expect(others.filter((key) => key.startsWith('v3/tmdb'))).toEqual([]);
  });

  it('marks only the episode and series as stale that the user’s data was saved of', () => {
    const rows = freshness['UserData:EpisodeSaved'];
    const stale = rows.flatMap((row) =>
      typeof row.stale === 'function' ? flat(row.stale({ UserID: 1, EpisodeID: 31, SeriesID: 3 })) : [],
    );
    expect(stale).toEqual(['v3/episodes/31', 'v3/series/3/episodes', 'v3/dashboard']);
    expect(rows.map(({ batchMs }) => batchMs)).toEqual([5000]);
  });

  it('names no bare root, which would fetch everything', () => {
    for (const rows of Object.values(freshness)) {
      for (const { stale } of rows) {
        if (typeof stale !== 'function') for (const key of stale) expect(key.length).toBeGreaterThan(1);
      }
    }
  });

  it('batches release management for 5 s or a minute, and the queue for half a second', () => {
    const batchTimes = (name: keyof typeof freshness, root: string) =>
      freshness[name]
        .filter(({ stale }) => typeof stale !== 'function' && flat(stale).some((key) => key.startsWith(root)))
        .map(({ batchMs }) => batchMs);
    expect(batchTimes('ShokoEvent:FileMatched', 'v3/release-management')).toEqual([5000]);
    expect(batchTimes('ShokoEvent:SeriesUpdated', 'v3/release-management')).toEqual([60_000]);
    expect(batchTimes('ShokoEvent:FileMatched', 'v3/dashboard')).toEqual([1000]);
    expect(batchTimes('Queue:QueueStateChanged', 'v3/queue')).toEqual([500]);
  });
});

describe('stale keys of a stream of events', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are marked once per period without further delay', () => {
    const marked: string[][] = [];
    const batcher = createStaleKeyBatcher((keys) => marked.push(flat(keys)));
    for (let elapsed = 0; elapsed < 3000; elapsed += 100) {
      batcher.add([['v3', 'files']], 1000);
      batcher.add([['v3', 'series', elapsed % 200]], 1000);
      vi.advanceTimersByTime(100);
    }
    expect(marked).toHaveLength(3);
    expect(marked[0]?.toSorted()).toEqual(['v3/files', 'v3/series/0', 'v3/series/100']);
  });

  it('are dropped when the batcher stops', () => {
    const mark = vi.fn();
    const batcher = createStaleKeyBatcher(mark);
    batcher.add([['v3', 'files']], 1000);
    batcher.stop();
    vi.advanceTimersByTime(5000);
    expect(mark).not.toHaveBeenCalled();
  });
});

describe('stale data', () => {
  it('is refetched while it is in use, and only invalidated otherwise', async () => {
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
