import {
  getSeriesWatchStates,
  refreshSeriesFromTrakt,
  sendSeriesWatchStates,
  syncSeriesWithTrakt,
} from '@hondana/shared/resources/seriesActions';
import { msg } from '@lingui/core/macro';
import { seriesUpdates } from '../../shared/knownSeriesActions.ts';
import { type EditorAction, EditorActionRow } from '../EditorAction.tsx';
import { useHasTrakt } from './useHasTrakt.ts';

const traktSync = {
  label: msg`Sync Trakt Status`,
  text: msg`Sends watched states to Trakt.`,
  done: msg`Trakt sync queued!`,
};

/** The calls differ since server 5.3; each server is offered its own. */
const traktUpdates: readonly EditorAction<{ readonly seriesId: number }>[] = [
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
  const offered = useHasTrakt() ? [...seriesUpdates, ...traktUpdates] : seriesUpdates;
  return offered.map((action) => (
    <EditorActionRow key={action.write.path + action.label.id} action={action} input={{ seriesId }} />
  ));
}
