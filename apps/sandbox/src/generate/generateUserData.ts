import type { Library } from '../model/library.ts';
import type { Moment } from '../model/types.ts';
import type { UserData } from '../model/userData.ts';
import { hash } from './random.ts';

const day = 86400000;

/** Share of a series' episodes that the user has watched. */
function progress(number: number): number {
  const kind = number % 100;
  if (kind < 42) return 1;
  if (kind < 58) return 0;
  if (kind < 80) return 0.5;
  return 0.15;
}

function addFavorites(library: Library, data: UserData, groupId: number): void {
  for (const series of library.series.values()) if (series.groupId === groupId) data.favorites.add(series.id);
}

/** For the administrator and the plain user; the restricted user is new. */
export function generateUserData(library: Library, now: Moment): void {
  for (const userId of [1, 3]) {
    const data = library.userData(userId);
    for (const series of library.series.values()) {
      const number = hash(library.seed, series.id, userId);
      if (userId === 3 && number % 3 !== 0) continue;
      const share = progress(number);
      const local = series.episodes.filter((episode) => episode.files.length > 0);
      // Half of the unwatched series were tried: one episode is watched.
      const tried = local.length > 1 && hash(series.id, userId, 20) % 2 === 0 ? 1 : 0;
      const seen = Math.max(tried, Math.ceil(local.length * share));
      const start = now - (1 + (number % 900)) * day;
      for (const [index, episode] of local.entries()) {
        if (index >= seen) break;
        const watched = Math.min(start + index * day, now - 3600000);
        data.watches.set(episode.id, { count: 1 + (hash(episode.id, userId) % 9 === 0 ? 1 : 0), watched });
        const file = episode.files[0];
        if (file !== undefined) data.playbacks.set(file.id, { resume: null, viewed: watched });
      }
      const next = local[seen];
      if (next !== undefined && seen > 0 && number % 7 === 0) {
        const file = next.files[0];
        if (file !== undefined && file.length > 600) {
          data.playbacks.set(file.id, {
            resume: 120 + (number % 420),
            viewed: Math.min(start + seen * day, now - 1800000),
          });
        }
      }
      if (
        number % 4 === 1 ||
        hash(series.id, userId, 24) % 4 === 0 ||
        (share === 1 && hash(series.id, userId, 23) % 2 === 0)
      ) {
        const running = series.endDay === null || series.endDay * day > now;
        data.seriesVotes.set(series.id, {
          value: 1 + (hash(series.id, userId, 9) % 19) / 2,
          type: running || number % 9 === 1 ? 'Temporary' : 'Permanent',
        });
      }
      if (number % 27 === 3) addFavorites(library, data, series.groupId);
    }
  }
}
