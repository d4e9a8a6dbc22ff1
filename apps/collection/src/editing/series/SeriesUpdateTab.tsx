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
import { useHasTrakt } from './useHasTrakt.ts';

const traktSync = {
  label: 'Sync Trakt Status',
  text: 'Sends watched states to Trakt.',
  done: 'Trakt sync queued!',
};

const updates: readonly EditorAction<{ readonly seriesId: number }>[] = [
  {
    label: 'Update AniDB Info',
    text: 'Fetches new AniDB data unless refreshed recently.',
    done: 'AniDB refresh queued!',
    write: refreshSeriesFromAnidb,
  },
  {
    label: 'Update AniDB Info - Force',
    text: 'Fetches new AniDB data even if refreshed recently. Too many requests may lead to a ban.',
    done: 'AniDB refresh queued!',
    write: forceSeriesRefreshFromAnidb,
  },
  {
    label: 'Update AniDB Info - XML Cache',
    text: 'Reloads cached AniDB data.',
    done: 'AniDB refresh queued!',
    write: refreshSeriesFromCache,
  },
  {
    label: 'Auto-Search TMDB Match',
    text: 'Searches TMDB for matching shows and movies.',
    done: 'TMDB auto-search queued!',
    write: searchTmdbMatch,
  },
  {
    label: 'Update TMDB Info',
    text: 'Refreshes the data of the linked TMDB shows and movies.',
    done: 'TMDB refresh queued!',
    write: refreshSeriesFromTmdb,
  },
  {
    label: 'Update TMDB Images - Force',
    text: 'Downloads all images from TMDB again.',
    done: 'TMDB image download queued!',
    write: downloadSeriesTmdbImages,
  },
];

/** The calls differ since server 5.3; each server is offered its own. */
const traktUpdates: typeof updates = [
  {
    label: 'Get Watch States from Trakt',
    text: 'Fetches from Trakt which episodes have been watched.',
    done: 'Trakt refresh queued!',
    write: getSeriesWatchStates,
  },
  {
    label: 'Update Trakt Show Info',
    text: 'Fetches series data from Trakt.',
    done: 'Trakt refresh queued!',
    write: refreshSeriesFromTrakt,
  },
  { ...traktSync, write: sendSeriesWatchStates },
  { ...traktSync, write: syncSeriesWithTrakt },
];

export function SeriesUpdateTab({ seriesId }: { readonly seriesId: number }) {
  const offered = useHasTrakt() ? [...updates, ...traktUpdates] : updates;
  return offered.map((action) => (
    <EditorActionRow key={action.write.path + action.label} action={action} input={{ seriesId }} />
  ));
}
