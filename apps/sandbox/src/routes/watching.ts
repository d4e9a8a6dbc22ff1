import type { Episode, Series, VideoFile } from '../model/types.ts';
import { compareEpisodes, resumeOf } from '../present/presentEpisode.ts';
import type { View } from '../present/view.ts';
import { emitEpisodeData, emitStats, emitVideoData } from './userDataEvents.ts';

/** Also marks all files of the episode, or those given. */
function mark(view: View, episode: Episode, watched: boolean, files: readonly VideoFile[]): void {
  const data = view.library.userData(view.visitor.id);
  const now = view.clock.now().getTime();
  data.setWatched(episode.id, watched ? now : null);
  for (const file of files) {
    data.playbacks.set(file.id, {
      resume: null,
      viewed: watched ? now : (data.playbacks.get(file.id)?.viewed ?? null),
    });
  }
  view.library.changed(episode.series);
  for (const file of files) emitVideoData(view, view.visitor.id, file);
  emitEpisodeData(view, view.visitor.id, episode, watched ? 'LastPlayedAt, PlaybackCount' : 'LastPlayedAt');
}

/** `file` alone is marked when it is given. */
export function setWatched(
  view: View,
  episodes: readonly Episode[],
  watched: boolean,
  file?: VideoFile,
): void {
  for (const episode of episodes) mark(view, episode, watched, file === undefined ? episode.files : [file]);
  for (const series of new Set(episodes.map((episode) => episode.series))) {
    emitStats(view, view.visitor.id, series);
  }
}

interface NextUpOptions {
  readonly onlyUnwatched: boolean;
  readonly specials: boolean;
  readonly others: boolean;
  readonly missing: boolean;
  readonly unaired: boolean;
}

/** An episode left half-way, else the first unwatched one after the last watched. */
export function nextUp(view: View, series: Series, options: NextUpOptions): Episode | undefined {
  const data = view.library.userData(view.visitor.id);
  const today = view.today();
  const candidates = series.episodes
    .filter((episode) => {
      if (episode.hidden) return false;
      if (
        episode.type !== 'Episode' &&
        !(episode.type === 'Special' && options.specials) &&
        !(episode.type === 'Other' && options.others)
      ) {
        return false;
      }
      if (episode.files.length > 0) return true;
      const aired = episode.airDay !== null && episode.airDay <= today;
      return aired ? options.missing : options.unaired;
    })
    .sort(compareEpisodes);
  if (!options.onlyUnwatched) {
    const halfway = candidates.find((episode) => resumeOf(view, episode) !== null);
    if (halfway !== undefined) return halfway;
  }
  let last = -1;
  let lastMoment = 0;
  for (const [index, episode] of candidates.entries()) {
    const watched = data.watchedAt(episode.id);
    if (watched !== null && watched >= lastMoment) {
      last = index;
      lastMoment = watched;
    }
  }
  const unwatched = (episode: Episode) => data.watchedAt(episode.id) === null;
  return candidates.slice(last + 1).find(unwatched) ?? candidates.find(unwatched);
}
