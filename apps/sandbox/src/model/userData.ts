import type { Moment } from './types.ts';

interface WatchState {
  count: number;
  /** Null if currently unwatched, whatever the count. */
  watched: Moment | null;
}

export interface Vote {
  /** From 0 to 10. */
  readonly value: number;
  readonly type: 'Permanent' | 'Temporary';
}

interface Playback {
  /** Seconds into the file, null if there is nothing to resume. */
  resume: number | null;
  viewed: Moment | null;
}

export class UserData {
  /** By episode ID. */
  readonly watches = new Map<number, WatchState>();
  readonly seriesVotes = new Map<number, Vote>();
  readonly episodeVotes = new Map<number, Vote>();
  /** By file ID. */
  readonly playbacks = new Map<number, Playback>();
  /** By series ID. Before version 6 nothing could change them. */
  readonly favorites = new Set<number>();
  /** By episode ID, since version 6. */
  readonly favoriteEpisodes = new Set<number>();
  /** The user's own tags by the ID of a series, a group or an episode, since version 6. */
  readonly seriesTags = new Map<number, readonly string[]>();
  readonly groupTags = new Map<number, readonly string[]>();
  readonly episodeTags = new Map<number, readonly string[]>();

  watchedAt(episodeId: number): Moment | null {
    return this.watches.get(episodeId)?.watched ?? null;
  }

  setWatched(episodeId: number, watched: Moment | null): void {
    const state = this.watches.get(episodeId) ?? { count: 0, watched: null };
    if (watched !== null) state.count += 1;
    state.watched = watched;
    this.watches.set(episodeId, state);
  }
}
