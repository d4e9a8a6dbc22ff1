import { describe, expect, it } from 'vitest';
import { filterBody, isSortedByName, ownSorting } from './filterBody.ts';

const names = (text: string) => ({
  Type: 'AnyContains',
  Left: { Type: 'NamesSelector' },
  Parameter: text,
});
const byName = { Type: 'Name', IsInverted: false };

describe('filter body', () => {
  it('asks for everything with an empty body, blank searches included', () => {
    expect(filterBody({ search: '' })).toEqual({});
    expect(filterBody({ search: '  ' })).toEqual({});
  });

  it('searches all names, trimmed', () => {
    expect(filterBody({ search: ' bebop ' })).toEqual({
      ApplyAtSeriesLevel: true,
      Expression: names('bebop'),
      Sorting: byName,
    });
  });

  it('takes a number as an AniDB ID too', () => {
    expect(filterBody({ search: '23' }).Expression).toEqual({
      Type: 'Or',
      Left: names('23'),
      Right: { Type: 'AnyEquals', Left: { Type: 'AniDBIDsSelector' }, Parameter: '23' },
    });
    expect(filterBody({ search: '2.5' }).Expression).toEqual(names('2.5'));
  });

  it('joins search and preset, and keeps the sorting and the level of the preset', () => {
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

  it('takes conditions in place of those of the preset that controls show, and keeps the others', () => {
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

  it('sends a preset without conditions as it is', () => {
    expect(filterBody({ search: '', preset: { ApplyAtSeriesLevel: false } })).toStrictEqual({
      ApplyAtSeriesLevel: false,
      Sorting: byName,
    });
  });

  it('looks at groups whole when they are only put in order', () => {
    const sorting = { Type: 'AirDate', IsInverted: true };
    expect(filterBody({ search: '', sorting })).toEqual({ ApplyAtSeriesLevel: false, Sorting: sorting });
  });

  it('puts the series of a group in the order in which they aired, unless told otherwise', () => {
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

  it('knows when letters are places in the list', () => {
    expect(isSortedByName({})).toBe(true);
    expect(isSortedByName({ Sorting: byName })).toBe(true);
    expect(isSortedByName({ Sorting: { Type: 'SortingName', IsInverted: false } })).toBe(true);
    expect(isSortedByName({ Sorting: { Type: 'Name', IsInverted: true } })).toBe(false);
    expect(isSortedByName({ Sorting: { Type: 'AirDate', IsInverted: false } })).toBe(false);
  });
});
