import { describe, expect, it } from 'vitest';
import { filterBody, hasLetters, ownSorting } from './filterBody.ts';

const names = (text: string) => ({
  Type: 'AnyContains',
  Left: { Type: 'NamesSelector' },
  Parameter: text,
});
const byName = { Type: 'Name', IsInverted: false };

describe('filter body', () => {
  it('sends an empty body when the search is empty or blank', () => {
    expect(filterBody({ search: '' })).toEqual({});
    expect(filterBody({ search: '  ' })).toEqual({});
  });

  it('searches all names for the trimmed text', () => {
    expect(filterBody({ search: ' bebop ' })).toEqual({
      ApplyAtSeriesLevel: true,
      Expression: names('bebop'),
      Sorting: byName,
    });
  });

  it('searches AniDB IDs too when the text is a whole number', () => {
    expect(filterBody({ search: '23' }).Expression).toEqual({
      Type: 'Or',
      Left: names('23'),
      Right: { Type: 'AnyEquals', Left: { Type: 'AniDBIDsSelector' }, Parameter: '23' },
    });
    expect(filterBody({ search: '2.5' }).Expression).toEqual(names('2.5'));
  });

  it('also finds similar names where the server can, the most relevant first unless another order is chosen', () => {
    const fuzzy = {
      Type: 'Or',
      Left: names('cowbow'),
      Right: { Type: 'StringFuzzyMatches', Left: { Type: 'NameSelector' }, Parameter: 'cowbow' },
    };
    expect(filterBody({ search: 'cowbow', isFuzzy: true })).toEqual({
      ApplyAtSeriesLevel: true,
      Expression: fuzzy,
      Sorting: { Type: 'FuzzyNameRelevance', IsInverted: false, Parameter: 'cowbow' },
    });
    expect(filterBody({ search: 'cowbow', isFuzzy: true, sorting: byName }).Sorting).toEqual(byName);
    expect(filterBody({ search: '', isFuzzy: true })).toEqual({});
  });

  it('combines search and preset and keeps the sorting and level of the preset', () => {
    const preset = {
      ApplyAtSeriesLevel: false,
      Expression: { Type: 'IsFavorite' },
      Sorting: { Type: 'AirDate', IsInverted: true },
    };
    expect(filterBody({ search: 'a', preset })).toEqual({
      ApplyAtSeriesLevel: false,
      Expression: { Type: 'And', Left: names('a'), Right: { Type: 'IsFavorite' } },
      Sorting: { Type: 'AirDate', IsInverted: true },
    });
    expect(filterBody({ search: 'a', preset, withinGroup: true }).ApplyAtSeriesLevel).toBe(true);
  });

  it('replaces the preset conditions that controls show and keeps the others', () => {
    const rated = { Type: 'NumberGreaterThan', Left: { Type: 'AverageAniDBRating' }, Parameter: '8' };
    const preset = {
      ApplyAtSeriesLevel: false,
      Expression: { Type: 'And', Left: { Type: 'IsFavorite' }, Right: rated },
    };
    const finished = { kind: 'flag', expression: 'IsFinished', value: true } as const;
    expect(filterBody({ search: '', preset, live: [finished] }).Expression).toEqual({
      Type: 'And',
      Left: { Type: 'IsFinished' },
      Right: rated,
    });
    expect(filterBody({ search: '', preset, live: [] })).toEqual({
      ApplyAtSeriesLevel: false,
      Expression: rated,
      Sorting: byName,
    });
  });

  it('sends no expression when the preset has no conditions', () => {
    expect(filterBody({ search: '', preset: { ApplyAtSeriesLevel: false } })).toStrictEqual({
      ApplyAtSeriesLevel: false,
      Sorting: byName,
    });
  });

  it('filters at group level when only the sorting is given', () => {
    const sorting = { Type: 'AirDate', IsInverted: true };
    expect(filterBody({ search: '', sorting })).toEqual({ ApplyAtSeriesLevel: false, Sorting: sorting });
  });

  it('sorts the series of a group by air date unless another sorting is given', () => {
    const byAirDate = { Type: 'AirDate', IsInverted: false };
    expect(filterBody({ search: '', withinGroup: true })).toEqual({});
    expect(filterBody({ search: 'a', withinGroup: true }).Sorting).toEqual(byAirDate);
    expect(filterBody({ search: '', withinGroup: true, sorting: byName })).toEqual({
      ApplyAtSeriesLevel: true,
      Sorting: byName,
    });
    expect(ownSorting(undefined, true)).toEqual(byAirDate);
    expect(ownSorting(undefined, false)).toEqual(byName);
    expect(ownSorting({ Sorting: byName }, true)).toEqual(byName);
  });

  it('detects whether the list is sorted by name', () => {
    expect(hasLetters({}, 'before6')).toBe(true);
    expect(hasLetters({ Sorting: byName }, 'before6')).toBe(true);
    expect(hasLetters({ Sorting: { Type: 'SortingName', IsInverted: false } }, 'before6')).toBe(true);
    expect(hasLetters({ Sorting: { Type: 'Name', IsInverted: true } }, 'before6')).toBe(false);
    expect(hasLetters({ Sorting: { Type: 'AirDate', IsInverted: false } }, 'before6')).toBe(false);
  });

  it('offers letters of a filtered list before version 6 only', () => {
    const filtered = { Expression: { Type: 'HasTag', Parameter: 'drama' } };
    expect(hasLetters(filtered, 'before6')).toBe(true);
    expect(hasLetters(filtered, 'since6')).toBe(false);
    expect(hasLetters({}, 'since6')).toBe(true);
  });
});
