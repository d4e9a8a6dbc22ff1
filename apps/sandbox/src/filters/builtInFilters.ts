import type { Library } from '../model/library.ts';
import type { FilterCondition, FilterPreset } from '../model/types.ts';

const byName = { Type: 'Name', IsInverted: false };

export function builtInFilters(library: Library): FilterPreset[] {
  const list: FilterPreset[] = [];
  const add = (
    name: string,
    expression: FilterCondition | null,
    more: Partial<FilterPreset> = {},
  ): FilterPreset => {
    const preset: FilterPreset = {
      id: list.length + 1,
      parentId: null,
      name,
      isLocked: false,
      isDirectory: false,
      isHidden: false,
      applyAtSeriesLevel: false,
      expression,
      sorting: byName,
      ...more,
    };
    list.push(preset);
    return preset;
  };
  const directory = (name: string) =>
    add(name, null, { isDirectory: true, isLocked: true, applyAtSeriesLevel: true, sorting: null });
  const addRecent = (name: string, date: string, days: number) => {
    const tomorrow = { Type: 'DateAdd', Left: { Type: 'Today' }, Parameter: '1.00:00:00' };
    const start = { Type: 'DateDiff', Left: tomorrow, Parameter: `${days}.00:00:00` };
    add(
      name,
      { Type: 'DateGreaterThanEquals', Left: { Type: date }, Right: start },
      { sorting: { Type: date, IsInverted: true } },
    );
  };
  add('Favorites', { Type: 'IsFavorite' });
  add('Missing Episodes', { Type: 'HasMissingEpisodesCollecting' });
  addRecent('Newly Added Series', 'LastAddedDate', 30);
  addRecent('Newly Airing Series', 'LastAirDate', 30);
  add(
    'Votes Needed',
    { Type: 'And', Left: { Type: 'IsFinished' }, Right: { Type: 'MissingPermanentUserVotes' } },
    { applyAtSeriesLevel: true },
  );
  addRecent('Recently Watched', 'LastWatchedDate', 10);
  add('TMDB Link Missing', { Type: 'MissingTmdbLink' }, { applyAtSeriesLevel: true });
  const tags = directory('Tags');
  const years = directory('Years');
  const seasons = directory('Seasons');
  add('Hidden from the list', { Type: 'HasTag', Parameter: 'pantsu' }, { isHidden: true });
  add('Movies', { Type: 'HasAnimeType', Parameter: 'Movie' }, { applyAtSeriesLevel: true });
  add(
    'High rated',
    { Type: 'NumberGreaterThan', Left: { Type: 'AverageAniDBRating' }, Parameter: '8' },
    { sorting: { Type: 'AverageAniDBRating', IsInverted: true, Next: byName } },
  );
  add(
    'Continue Watching',
    { Type: 'And', Left: { Type: 'HasWatchedEpisodes' }, Right: { Type: 'HasUnwatchedEpisodes' } },
    { isLocked: true, sorting: { Type: 'LastWatchedDate', IsInverted: true } },
  );
  add('All', null, { isLocked: true });
  const child = (parent: FilterPreset, name: string, expression: FilterCondition) =>
    add(name, expression, { parentId: parent.id, isLocked: true, applyAtSeriesLevel: true });
  for (const tag of library.tags.values()) {
    if (tag.isVerified && tag.kind !== 'AnidbInternal')
      child(tags, tag.name, { Type: 'HasTag', Parameter: tag.name });
  }
  const known = new Set<number>();
  const quarters = new Map<string, FilterCondition>();
  for (const series of library.series.values()) {
    if (series.airDay === null) continue;
    const date = new Date(series.airDay * 86400000);
    const year = date.getUTCFullYear();
    known.add(year);
    const season = ['Winter', 'Spring', 'Summer', 'Fall'][Math.floor(date.getUTCMonth() / 3)] ?? 'Winter';
    quarters.set(`${season} ${year}`, { Type: 'InSeason', Parameter: String(year), SecondParameter: season });
  }
  for (const year of [...known].sort((a, b) => a - b))
    child(years, String(year), { Type: 'InYear', Parameter: String(year) });
  for (const [name, expression] of [...quarters].sort((a, b) => (a[0] < b[0] ? -1 : 1)))
    child(seasons, name, expression);
  return list;
}
