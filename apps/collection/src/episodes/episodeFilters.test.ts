import { expect, test } from 'vitest';
import {
  defaultFilters,
  inclusionChoices,
  isFiltered,
  readFilters,
  serverFilter,
  typeOptions,
  writeInclusion,
  writeType,
} from './episodeFilters.ts';

const read = (query: string) => readFilters(new URLSearchParams(query));

test('reads an empty address as defaults', () => {
  expect(read('')).toEqual(defaultFilters);
  expect(isFiltered(read(''))).toBe(false);
});

test('restores every choice from the address', () => {
  for (const { value } of typeOptions) {
    const parameters = new URLSearchParams();
    writeType(parameters, value);
    expect(readFilters(parameters).type).toBe(value);
  }
  for (const { name, options } of inclusionChoices) {
    for (const { value } of options) {
      const parameters = new URLSearchParams();
      writeInclusion(parameters, name, value);
      expect(readFilters(parameters)[name]).toBe(value);
      expect(isFiltered(readFilters(parameters))).toBe(value !== defaultFilters[name]);
    }
  }
});

test.for([
  ['type=Normal', 'Episodes'],
  ['type=Episode', 'Episodes'],
  ['type=', 'All'],
  ['type=ThemeSong,OpeningSong,EndingSong', 'Credits'],
  ['type=Unknown,Trailer,Parody,Interview,Extra', 'Misc'],
  ['type=constructor', 'Episodes'],
] as const)('reads %s as %s', ([query, type]) => {
  expect(read(query).type).toBe(type);
});

test('ignores invalid values', () => {
  expect(read('includeMissing=perhaps&includeWatched=ONLY&search=%20a%20')).toEqual({
    ...defaultFilters,
    includeWatched: 'only',
    search: 'a',
  });
});

test('sends each server version its own type names', () => {
  expect(serverFilter(defaultFilters, '5.3.0.0')).toEqual({
    type: ['Episode'],
    includeMissing: 'False',
    includeWatched: 'True',
    includeHidden: 'False',
    includeUnaired: 'False',
  });
  expect(serverFilter(defaultFilters, '5.2.0.0').type).toEqual(['Normal']);
  const credits = { ...defaultFilters, type: 'Credits', search: 'x' } as const;
  expect(serverFilter(credits, '5.3.0.0')).toMatchObject({ type: ['Credits'], search: 'x' });
  expect(serverFilter(credits, '5.2.0.0').type).toEqual(['ThemeSong']);
  const misc = { ...defaultFilters, type: 'Misc' } as const;
  expect(serverFilter(misc, '5.3.0.0').type).toEqual(['Unknown', 'Trailer', 'Parody']);
  expect(serverFilter(misc, '5.2.0.0').type).toEqual(['Unknown', 'Extra', 'Trailer', 'Parody']);
});
