import { refreshSeriesFromAnidb } from '@hondana/shared/api/series';
import {
  actOnSeriesTrakt,
  downloadSeriesTmdbImages,
  refreshSeriesFromTmdb,
  searchTmdbMatch,
} from '@hondana/shared/api/seriesActions';
import { serverVersionQuery } from '@hondana/shared/api/server';
import { useMayCall } from '@hondana/shared/api/users';
import { useQuery } from '@tanstack/react-query';
import { Deed } from '../shared/Deed.tsx';
import { useSeriesDeed } from '../shared/useSeriesDeed.ts';

interface Update {
  readonly name: string;
  readonly text: string;
  readonly done: string;
  readonly act: () => Promise<void>;
}

/** What can be fetched anew for a series. */
export function SeriesUpdateTab({ seriesId }: { readonly seriesId: number }) {
  const { run, running } = useSeriesDeed();
  const mayTmdb = useMayCall('POST', '/api/v3/Series/{seriesID}/TMDB/Show/Action/Refresh');
  const version = useQuery(serverVersionQuery()).data?.Server.Version;
  const queued = 'AniDB refresh queued!';
  const anidb: readonly Update[] = [
    {
      name: 'Update AniDB Info',
      text: 'Asks AniDB for what is new, unless it was asked a short while ago.',
      done: queued,
      act: () => refreshSeriesFromAnidb(seriesId),
    },
    {
      name: 'Update AniDB Info - Force',
      text: 'Asks AniDB even when it was asked a short while ago. Too many such requests may lead to a ban.',
      done: queued,
      act: () => refreshSeriesFromAnidb(seriesId, { force: true }),
    },
    {
      name: 'Update AniDB Info - XML Cache',
      text: 'Reads again what AniDB said last, without asking it.',
      done: queued,
      act: () => refreshSeriesFromAnidb(seriesId, { cacheOnly: true }),
    },
  ];
  const tmdb: readonly Update[] = [
    {
      name: 'Auto-Search TMDB Match',
      text: 'Looks on TMDB for shows and movies that match.',
      done: 'TMDB auto-search queued!',
      act: () => searchTmdbMatch(seriesId),
    },
    {
      name: 'Update TMDB Info',
      text: 'Fetches what TMDB knows of the linked shows and movies.',
      done: 'TMDB refresh queued!',
      act: () => refreshSeriesFromTmdb(seriesId),
    },
    {
      name: 'Update TMDB Images - Force',
      text: 'Fetches all pictures from TMDB anew.',
      done: 'TMDB image download queued!',
      act: () => downloadSeriesTmdbImages(seriesId),
    },
  ];
  const trakt: readonly Update[] = [
    {
      name: 'Update Trakt Show Info',
      text: 'Fetches what Trakt knows of the series.',
      done: 'Trakt refresh queued!',
      act: () => actOnSeriesTrakt(seriesId, 'fetch', version),
    },
    {
      name: 'Sync Trakt Status',
      text: 'Tells Trakt which episodes have been watched.',
      done: 'Trakt sync queued!',
      act: () => actOnSeriesTrakt(seriesId, 'send', version),
    },
  ];
  return (
    <div>
      {[...anidb, ...(mayTmdb ? tmdb : []), ...trakt].map((update) => (
        <Deed
          key={update.name}
          name={update.name}
          verb="Run"
          busy={running === update.name}
          onPress={() => run(update)}
        >
          {update.text}
        </Deed>
      ))}
    </div>
  );
}
