import { hash } from '../generate/random.ts';
import type { TmdbWork } from '../model/tmdb.ts';
import { tmdbText } from './presentTmdb.ts';

/** What TMDB's shows and movies are called in other languages. */
export function presentTitles({ title, originalTitle }: TmdbWork) {
  return [
    { Name: title, Language: 'en-US', Type: 'None', Default: true, Preferred: true, Source: 'TMDB' },
    { Name: originalTitle, Language: 'ja', Type: 'None', Default: false, Preferred: false, Source: 'TMDB' },
  ];
}

export function presentOverviews({ id }: TmdbWork, kind: 'Show' | 'Movie') {
  const { overview } = tmdbText(id, kind);
  return [
    { Value: overview, Language: 'en-US', Default: false, Preferred: true, Source: 'TMDB' },
    { Value: overview, Language: 'ja', Default: false, Preferred: false, Source: 'TMDB' },
  ];
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
