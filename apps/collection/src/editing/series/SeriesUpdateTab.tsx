import {
  downloadSeriesTmdbImages,
  forceSeriesRefreshFromAnidb,
  getSeriesWatchStates,
  refreshSeriesFromAnidb,
  refreshSeriesFromCache,
  refreshSeriesFromTmdb,
  refreshSeriesFromTrakt,
  searchTmdbMatch,
  sendSeriesWatchStates,
  syncSeriesWithTrakt,
} from '@hondana/shared/resources/seriesActions';
import { type EditorAction, EditorActionRow } from '../EditorAction.tsx';

const traktStates = {
  label: 'Update Trakt Show Info',
  text: 'Fetches what Trakt knows of the series.',
  done: 'Trakt refresh queued!',
};

const traktSync = {
  label: 'Sync Trakt Status',
  text: 'Tells Trakt which episodes have been watched.',
  done: 'Trakt sync queued!',
};

/** What can be fetched again for a series. */
const updates: readonly EditorAction<{ readonly seriesId: number }>[] = [
  {
    label: 'Update AniDB Info',
    text: 'Asks AniDB for what is new, unless it was asked a short while ago.',
    done: 'AniDB refresh queued!',
    write: refreshSeriesFromAnidb,
  },
  {
    label: 'Update AniDB Info - Force',
    text: 'Asks AniDB even when it was asked a short while ago. Too many such requests may lead to a ban.',
    done: 'AniDB refresh queued!',
    write: forceSeriesRefreshFromAnidb,
  },
  {
    label: 'Update AniDB Info - XML Cache',
    text: 'Reads again what AniDB said last, without asking it.',
    done: 'AniDB refresh queued!',
    write: refreshSeriesFromCache,
  },
  {
    label: 'Auto-Search TMDB Match',
    text: 'Looks on TMDB for shows and movies that match.',
    done: 'TMDB auto-search queued!',
    write: searchTmdbMatch,
  },
  {
    label: 'Update TMDB Info',
    text: 'Fetches what TMDB knows of the linked shows and movies.',
    done: 'TMDB refresh queued!',
    write: refreshSeriesFromTmdb,
  },
  {
    label: 'Update TMDB Images - Force',
    text: 'Downloads all images from TMDB again.',
    done: 'TMDB image download queued!',
    write: downloadSeriesTmdbImages,
  },
  // The calls are others since server 5.3; each server is offered its own.
  { ...traktStates, write: getSeriesWatchStates },
  { ...traktStates, write: refreshSeriesFromTrakt },
  { ...traktSync, write: sendSeriesWatchStates },
  { ...traktSync, write: syncSeriesWithTrakt },
];

export function SeriesUpdateTab({ seriesId }: { readonly seriesId: number }) {
  return updates.map((action) => (
    <EditorActionRow key={action.write.path + action.label} action={action} input={{ seriesId }} />
  ));
}
