import { hash, pickBy } from '../generate/random.ts';
import { familyNames, givenNames } from '../generate/words.ts';
import type { TmdbWork } from '../model/tmdb.ts';
import { tmdbText } from './presentTmdb.ts';

type Kind = 'Show' | 'Movie';

/** Shows also have a German translation, as all recorded ones do. */
const translations = { Show: ['de', 'ja'], Movie: ['ja'] } as const satisfies Record<Kind, readonly string[]>;

export function presentTmdbTitles({ title, originalTitle }: TmdbWork, kind: Kind) {
  const inLanguage = (Name: string, Language: string, first: boolean) => ({
    Name,
    Language,
    Type: 'None',
    Default: first,
    Preferred: first,
    Source: 'TMDB',
  });
  return [
    inLanguage(title, 'en-US', true),
    ...translations[kind].map((one) => inLanguage(one === 'ja' ? originalTitle : title, one, false)),
  ];
}

export function presentOverviews({ id }: TmdbWork, kind: Kind) {
  const { overview } = tmdbText(id, kind);
  return ['en-US', ...translations[kind]].map((Language, index) => ({
    Value: overview,
    Language,
    Default: false,
    Preferred: index === 0,
    Source: 'TMDB',
  }));
}

export function presentContentRatings(american: string) {
  return [
    { Rating: american, Country: 'US', Language: 'EN-US', Source: 'TMDB' },
    { Rating: '12', Country: 'DE', Language: 'DE', Source: 'TMDB' },
  ];
}

export function presentStudios({ id, homes }: TmdbWork) {
  const name = homes[0].studio ?? 'Tanaka Animation';
  const number = hash(id, 854);
  return [
    {
      ID: 500 + (number % 400),
      Name: name,
      CountryOfOrigin: 'JP',
      Size: 1 + (number % 60),
      Logos: [],
      Source: 'TMDB',
    },
  ];
}

const networks = ['TV Tokyo', 'Fuji TV', 'Tokyo MX', 'NHK', 'AT-X', 'Netflix', 'MBS'];

export function presentNetworks({ id }: TmdbWork) {
  const number = hash(id, 855);
  const index = number % networks.length;
  return [
    {
      Source: 'TMDB',
      ID: 100 + index,
      Name: networks[index],
      CountryOfOrigin: 'JP',
      Size: 70 + ((number >>> 8) % 20),
    },
  ];
}

const actors = 700;

/** TMDB's people have an ID but no image, its characters not even an ID. */
export function presentActors({ id }: TmdbWork) {
  const person = { AlternateName: '', Description: '', Image: null };
  return Array.from({ length: 3 + (hash(id, 861) % 6) }, (_, index) => {
    const part = hash(id, 862, index);
    const actor = 50000 + (part % actors);
    const name = hash(actor, 863);
    return {
      Character: { Name: pickBy(givenNames, part >>> 10), ...person },
      Staff: {
        ID: actor,
        Name: `${pickBy(givenNames, name)} ${pickBy(familyNames, name >>> 8)}`,
        ...person,
      },
      RoleName: 'Actor',
      RoleDetails: 'Character',
    };
  });
}
