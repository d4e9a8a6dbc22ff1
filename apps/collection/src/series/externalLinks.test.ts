import { expect, it } from 'vitest';
import { metadataLinks, seriesLinks } from './externalLinks.ts';

it('links to databases by ID', () => {
  const IDs = { AniDB: 23, TMDB: { Show: [30991], Movie: [11299] }, TraktTv: ['cowboy bebop'] };
  const TMDB = { Shows: [{ ID: 30991, Title: 'Cowboy Bebop' }], Movies: [] };
  const links = metadataLinks({ IDs, Name: 'Bebop', TMDB } as never);
  expect(links.map(({ site, name, address }) => [site, name, address])).toEqual([
    ['AniDB', 'Bebop', 'https://anidb.net/anime/23'],
    ['TMDB', 'Cowboy Bebop', 'https://www.themoviedb.org/tv/30991'],
    ['TMDB', 'Movie 11299', 'https://www.themoviedb.org/movie/11299'],
    ['Trakt', 'cowboy bebop', 'https://trakt.tv/shows/cowboy%20bebop'],
  ]);
});

it('leaves out links that lead to no web page, and lists each address once', () => {
  const link = (Name: string, URL: string) => ({ Type: 'source', Name, URL });
  const links = seriesLinks({
    Links: [
      link('Official', 'https://example.com/'),
      link('Again', 'https://example.com/'),
      link('Bad', 'javascript:alert(1)'),
      link('', 'https://example.com/b'),
    ],
  });
  expect(links.map(({ name }) => name)).toEqual(['Official', 'https://example.com/b']);
});
