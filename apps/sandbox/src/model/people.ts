import { hash, pickBy } from '../generate/random.ts';
import { familyKanji, familyNames, givenKanji, givenNames } from '../generate/words.ts';
import type { Library } from './library.ts';
import type { CastMember, Character, Creator, CreatorRole, Series } from './types.ts';

const firstPerson = 20001;
const people = 3600;
const firstCharacter = 60001;
const characters = 14000;

/** Romanized, and in the original script. */
function nameOf(family: number, given: number) {
  return {
    name: `${pickBy(familyNames, family)} ${pickBy(givenNames, given)}`,
    originalName: `${familyKanji[family % familyNames.length] ?? ''}${givenKanji[given % givenNames.length] ?? ''}`,
  };
}

function person(number: number): Creator {
  const id = firstPerson + (number % people);
  const chance = hash(id, 601);
  return {
    id,
    ...nameOf(chance, chance >>> 8),
    type: 'Person',
    hasImage: chance % 4 !== 0,
  };
}

function company(library: Library, name: string): Creator {
  const id = library.studios.get(name) ?? 999;
  return { id, name, originalName: name, type: 'Company', hasImage: hash(id, 602) % 3 !== 0 };
}

function characterOf(number: number): Character {
  const id = firstCharacter + (number % characters);
  const chance = hash(id, 603);
  return {
    id,
    ...nameOf(chance, chance >>> 7),
    ...(chance % 9 === 0 && { name: pickBy(givenNames, chance >>> 7) }),
    hasImage: chance % 12 !== 0,
  };
}

const crew: readonly (readonly [CreatorRole, string])[] = [
  ['Director', 'Direction'],
  ['SeriesComposer', 'Series Composition'],
  ['CharacterDesign', 'Character Design'],
  ['Music', 'Music'],
  ['SourceWork', 'Original Work'],
  ['Staff', 'Art Direction'],
  ['Staff', 'Sound Direction'],
  ['Staff', 'Key Animation Supervision'],
];

/** Derived from the series' ID. */
export function castOf(library: Library, series: Series): CastMember[] {
  if (series.plainEpisodeCount > 0) return [];
  const cast: CastMember[] = [];
  const size = 3 + (hash(series.anidb, 610) % (series.type === 'TV' ? 38 : 10));
  const appearances = [
    'Main Character',
    'Main Character',
    'Secondary Character',
    'Secondary Character',
    'Appears in',
  ];
  for (let i = 0; i < size; i += 1) {
    const number = hash(series.anidb, 611, i);
    cast.push({
      character: characterOf(number),
      staff: person(hash(series.anidb, 612, i)),
      role: 'Actor',
      details: i < 3 ? 'Main Character' : pickBy(appearances, number >>> 16),
    });
  }
  for (const [index, [role, details]] of crew.entries()) {
    const number = hash(series.anidb, 613, index);
    if (number % 5 !== 0) cast.push({ character: null, staff: person(number >>> 3), role, details });
  }
  if (series.studio !== null) {
    cast.push({
      character: null,
      staff: company(library, series.studio),
      role: 'Studio',
      details: 'Animation Work',
    });
  }
  if (library.studios.size > 0 && hash(series.anidb, 614) % 4 !== 0) {
    const name = pickBy([...library.studios.keys()], hash(series.anidb, 615));
    cast.push({
      character: null,
      staff: company(library, name),
      role: 'Producer',
      details: 'Production',
    });
  }
  return cast;
}

/** The collection's studios, and people. */
export function creatorsOf(library: Library): Creator[] {
  const studios = [...library.studios.keys()].map((name) => company(library, name));
  return [...studios, ...Array.from({ length: people }, (_, number) => person(number))].sort(
    (a, b) => a.id - b.id,
  );
}
