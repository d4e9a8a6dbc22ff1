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
import { msg } from '@lingui/core/macro';
import { type EditorAction, EditorActionRow } from '../EditorAction.tsx';
import { useHasTrakt } from './useHasTrakt.ts';

const traktSync = {
  label: msg`Sync Trakt Status`,
  text: msg`Sends watched states to Trakt.`,
  done: msg`Trakt sync queued!`,
};

const updates: readonly EditorAction<{ readonly seriesId: number }>[] = [
  {
    label: msg`Update AniDB Info`,
    text: msg`Fetches new AniDB data unless refreshed recently.`,
    done: msg`AniDB refresh queued!`,
    write: refreshSeriesFromAnidb,
  },
  {
    label: msg`Update AniDB Info - Force`,
    text: msg`Fetches new AniDB data even if refreshed recently. Too many requests may lead to a ban.`,
    done: msg`AniDB refresh queued!`,
    write: forceSeriesRefreshFromAnidb,
  },
  {
    label: msg`Update AniDB Info - XML Cache`,
    text: msg`Reloads cached AniDB data.`,
    done: msg`AniDB refresh queued!`,
    write: refreshSeriesFromCache,
  },
  {
    label: msg`Auto-Search TMDB Match`,
    text: msg`Searches TMDB for matching shows and movies.`,
    done: msg`TMDB auto-search queued!`,
    write: searchTmdbMatch,
  },
  {
    label: msg`Update TMDB Info`,
    text: msg`Refreshes the data of the linked TMDB shows and movies.`,
    done: msg`TMDB refresh queued!`,
    write: refreshSeriesFromTmdb,
  },
  {
    label: msg`Update TMDB Images - Force`,
    text: msg`Downloads all images from TMDB again.`,
    done: msg`TMDB image download queued!`,
    write: downloadSeriesTmdbImages,
  },
];

/** The calls differ since server 5.3; each server is offered its own. */
const traktUpdates: typeof updates = [
  {
    label: msg`Get Watch States from Trakt`,
    text: msg`Fetches from Trakt which episodes have been watched.`,
    done: msg`Trakt refresh queued!`,
    write: getSeriesWatchStates,
  },
  {
    label: msg`Update Trakt Show Info`,
    text: msg`Fetches series data from Trakt.`,
    done: msg`Trakt refresh queued!`,
    write: refreshSeriesFromTrakt,
  },
  { ...traktSync, write: sendSeriesWatchStates },
  { ...traktSync, write: syncSeriesWithTrakt },
];

export function SeriesUpdateTab({ seriesId }: { readonly seriesId: number }) {
  const offered = useHasTrakt() ? [...updates, ...traktUpdates] : updates;
  return offered.map((action) => (
    <EditorActionRow key={action.write.path + action.label.id} action={action} input={{ seriesId }} />
  ));
}
