import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { AnidbEpisode } from '@hondana/shared/api/types';
import { formatNumber } from '@hondana/shared/ui/format';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { t } from '@lingui/core/macro';

/** Further ranges are only counted. */
const maxRanges = 6;

/** @example episodeRanges([1, 2, 3, 5], episodes) // '1–3, 5' */
export function episodeRanges(ids: readonly number[], episodes: readonly AnidbEpisode[]): string {
  const wanted = new Set(ids);
  const runs: { first: AnidbEpisode; last: AnidbEpisode }[] = [];
  let isRunning = false;
  for (const episode of episodes) {
    const run = runs.at(-1);
    const isIn = wanted.has(episode.ID);
    if (isIn && isRunning && run !== undefined && run.last.Type === episode.Type) run.last = episode;
    else if (isIn) runs.push({ first: episode, last: episode });
    isRunning = isIn;
  }
  const text = ({ Type, EpisodeNumber }: AnidbEpisode) => episodeNumberText(Type, EpisodeNumber);
  const named = runs
    .slice(0, maxRanges)
    .map(({ first, last }) => (first === last ? text(first) : `${text(first)}–${text(last)}`));
  const rest = runs.length - named.length;
  const list = joinList(named);
  return rest > 0 ? t`${list} and ${formatNumber(rest)} more` : list;
}
