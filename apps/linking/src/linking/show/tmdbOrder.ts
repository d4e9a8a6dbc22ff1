import type { TmdbEpisode } from '../tmdb.ts';

type Placed = Pick<TmdbEpisode, 'ID' | 'SeasonNumber' | 'EpisodeNumber' | 'IsHidden' | 'Title'>;

/** By season and number; specials (season 0) last. */
export function inTmdbOrder<One extends Placed>(episodes: readonly One[]): One[] {
  const season = ({ SeasonNumber }: One) => (SeasonNumber === 0 ? Infinity : SeasonNumber);
  return episodes.toSorted((a, b) =>
    season(a) === season(b) ? a.EpisodeNumber - b.EpisodeNumber : season(a) - season(b),
  );
}

/** IDs in order, specials separate, without hidden episodes. */
export function episodeOrders(ordered: readonly Placed[]): number[][] {
  const shown = ordered.filter(({ IsHidden }) => !IsHidden);
  const ids = (list: readonly Placed[]) => list.map(({ ID }) => ID);
  return [
    ids(shown.filter(({ SeasonNumber }) => SeasonNumber > 0)),
    ids(shown.filter(({ SeasonNumber }) => SeasonNumber === 0)),
  ];
}

export function episodePlaceText({
  SeasonNumber,
  EpisodeNumber,
}: Pick<Placed, 'SeasonNumber' | 'EpisodeNumber'>): string {
  return `S${SeasonNumber} E${EpisodeNumber}`;
}

/** `12`, `E12`, `S2`, `S2E12`, `2x12`. @returns the episodes at that place; undefined if the text is no place */
export function episodesAtPlace<One extends Placed>(
  text: string,
  ordered: readonly One[],
): One[] | undefined {
  const match =
    /^(?:s(?<season>\d{1,4})\s*(?:e(?<number>\d{1,5}))?|(?<first>\d{1,4})x(?<second>\d{1,5})|e?(?<only>\d{1,5}))$/i.exec(
      text.trim(),
    );
  if (!match?.groups) return undefined;
  const { season, number, first, second, only } = match.groups;
  const wantedSeason = season ?? first;
  const wantedNumber = number ?? second ?? only;
  return ordered.filter(
    (one) =>
      (wantedSeason === undefined || one.SeasonNumber === Number(wantedSeason)) &&
      (wantedNumber === undefined || one.EpisodeNumber === Number(wantedNumber)),
  );
}

export function episodesAround<One extends Placed>(
  id: number,
  ordered: readonly One[],
  count: number,
): One[] {
  const index = ordered.findIndex(({ ID }) => ID === id);
  const start = Math.max(0, Math.min(index - Math.floor(count / 3), ordered.length - count));
  return ordered.slice(start, start + count);
}
