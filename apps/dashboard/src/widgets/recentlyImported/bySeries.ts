import { episodeNumberText } from '@hondana/shared/anime/episodeType';
import type { DashboardEpisode } from '@hondana/shared/api/types';
import { joinList } from '@hondana/shared/ui/joinTexts';
import { plural, t } from '@lingui/core/macro';

export interface SeriesEpisodes extends DashboardEpisode {
  /** Includes itself; each once, whatever its number of files. */
  readonly together: readonly DashboardEpisode[];
}

/** One entry per series, at its newest episode's position. Watched only if all are. */
export function bySeries(episodes: readonly DashboardEpisode[]): readonly SeriesEpisodes[] {
  const groups = Map.groupBy(episodes, ({ IDs }) => IDs.ShokoSeries ?? `AniDB ${IDs.Series}`);
  return [...groups.values()].flatMap((group) => {
    const [newest] = group;
    if (!newest) return [];
    const together = group.filter(({ IDs }, at) => group.findIndex((one) => one.IDs.ID === IDs.ID) === at);
    if (together.length === 1) return { ...newest, together };
    const isWatched = together.every(({ Watched }) => Watched);
    return { ...newest, together, Watched: isWatched ? newest.Watched : null, ResumePosition: null };
  });
}

/** @example numbersText([{ Type: 'Episode', Number: 6 }, { Type: 'Episode', Number: 5 }]) // '5–6' */
export function numbersText(episodes: readonly Pick<DashboardEpisode, 'Type' | 'Number'>[]): string {
  const textOf = ({ Type, Number: number }: (typeof episodes)[number]) => episodeNumberText(Type, number);
  const letterOf = (one: (typeof episodes)[number]) => textOf(one).replace(/\d+$/, '');
  const sorted = episodes.toSorted(
    (one, other) => letterOf(one).localeCompare(letterOf(other)) || one.Number - other.Number,
  );
  const ranges: (typeof episodes)[number][][] = [];
  for (const one of sorted) {
    const range = ranges.at(-1);
    const last = range?.at(-1);
    if (last && letterOf(last) === letterOf(one) && last.Number + 1 === one.Number) range?.push(one);
    else ranges.push([one]);
  }
  return joinList(
    ranges.map((range) => [...new Set([range[0], range.at(-1)])].map((one) => one && textOf(one)).join('–')),
  );
}

/** '3 episodes: 4–6'; undefined for a single one. */
export function togetherText({ together }: SeriesEpisodes): string | undefined {
  if (together.length === 1) return undefined;
  const count = together.length;
  const numbers = numbersText(together);
  return t`${plural(count, { one: '# episode', other: '# episodes' })}: ${numbers}`;
}
