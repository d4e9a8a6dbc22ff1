import type { Series, SeriesOverview } from '@hondana/shared/api/types';
import { describe, expect, it } from 'vitest';
import { alternateTitles, informationFacts } from './seriesFacts.ts';

const counts = { Unknown: 0, Episodes: 12, Specials: 2, Credits: 0, Trailers: 0, Parodies: 0, Others: 0 };
const title = { Default: false, Preferred: false, Source: 'AniDB' } as const;

function series(anidb: object): Series {
  return { Name: 'Bebop', Sizes: { Total: counts }, AniDB: { Titles: [], ...anidb } } as unknown as Series;
}

const overview: SeriesOverview = {
  RuntimeLength: '00:23:40',
  FirstAirSeason: 'Spring 1998',
  Studios: [],
  Producers: [],
  SourceMaterial: null,
};

describe('series facts', () => {
  it('formats the facts of the panel', () => {
    const facts = informationFacts(
      series({ Type: 'TVSpecial', AirDate: '1998-04-03', EndDate: '1999-04-24' }),
      overview,
    );
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toEqual({
      Type: 'TV Special',
      Source: 'Original Work',
      Airdate: 'Apr 3, 1998 – Apr 24, 1999',
      Status: 'Finished',
      Episodes: '12',
      Specials: '2',
      Length: '24 Mins/Episode',
      Season: 'Spring 1998',
      Studio: 'Studio Not Listed',
    });
  });

  it('shows placeholders when nothing is known', () => {
    const facts = informationFacts(series({ Type: 'Unknown', AirDate: null, EndDate: null }), {
      ...overview,
      RuntimeLength: null,
      FirstAirSeason: null,
    });
    const value = (wanted: string) => facts.find(({ name }) => name === wanted)?.value;
    expect(value('Airdate')).toBe('Unknown');
    expect(value('Status')).toBe('Unknown');
    expect(value('Length')).toBe('--');
    expect(value('Season')).toBe('--');
  });

  it('lists the same facts while the overview loads', () => {
    const names = (given: typeof overview | undefined) =>
      informationFacts(series({ Type: 'TV' }), given).map(({ name }) => name);
    expect(names(undefined)).toEqual(names(overview));
  });

  it('lists main and official titles once, without the name itself', () => {
    const titles = [
      { ...title, Name: 'Bebop', Language: 'x-jat', Type: 'Main' },
      { ...title, Name: 'ビバップ', Language: 'ja', Type: 'Official' },
      { ...title, Name: 'ビバップ', Language: 'zh', Type: 'Official' },
      { ...title, Name: 'CB', Language: 'en', Type: 'Short' },
    ];
    expect(alternateTitles(series({ Titles: titles })).map(({ Name }) => Name)).toEqual(['ビバップ']);
  });
});
