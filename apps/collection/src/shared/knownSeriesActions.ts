import type { Write } from '@hondana/shared/api/write';
import type { TextDescriptor } from '@hondana/shared/language/texts';
import {
  downloadSeriesTmdbImages,
  forceSeriesRefreshFromAnidb,
  refreshSeriesFromAnidb,
  refreshSeriesFromCache,
  refreshSeriesFromTmdb,
  rehashSeriesFiles,
  rescanSeriesFiles,
  searchTmdbMatch,
} from '@hondana/shared/resources/seriesActions';
import { msg } from '@lingui/core/macro';

/** An action on one series that we name and describe, on every server. */
export interface KnownSeriesAction {
  readonly label: TextDescriptor;
  readonly text: TextDescriptor;
  readonly done: TextDescriptor;
  readonly write: Write<{ readonly seriesId: number }>;
  /** In the catalogue of servers since 6. */
  readonly catalogueId: string;
}

export const seriesUpdates: readonly KnownSeriesAction[] = [
  {
    label: msg`Update AniDB Info`,
    text: msg`Fetches new AniDB data unless refreshed recently.`,
    done: msg`AniDB refresh queued!`,
    write: refreshSeriesFromAnidb,
    catalogueId: 'ae5470ea-a889-52a6-b53b-c5cdaea231ff',
  },
  {
    label: msg`Update AniDB Info - Force`,
    text: msg`Fetches new AniDB data even if refreshed recently. Too many requests may lead to a ban.`,
    done: msg`AniDB refresh queued!`,
    write: forceSeriesRefreshFromAnidb,
    catalogueId: 'ee95a748-1189-5236-8132-ca4f4a0c61cd',
  },
  {
    label: msg`Update AniDB Info - XML Cache`,
    text: msg`Reloads cached AniDB data.`,
    done: msg`AniDB refresh queued!`,
    write: refreshSeriesFromCache,
    catalogueId: '12a88859-1b69-5db9-a7e9-86bb7aa1387d',
  },
  {
    label: msg`Auto-Search TMDB Match`,
    text: msg`Searches TMDB for matching shows and movies.`,
    done: msg`TMDB auto-search queued!`,
    write: searchTmdbMatch,
    catalogueId: '7d96d578-3ab8-544f-997f-84b01d377509',
  },
  {
    label: msg`Update TMDB Info`,
    text: msg`Refreshes the data of the linked TMDB shows and movies.`,
    done: msg`TMDB refresh queued!`,
    write: refreshSeriesFromTmdb,
    catalogueId: '569ccd9a-3f63-5a09-90f1-4552a4506565',
  },
  {
    label: msg`Update TMDB Images - Force`,
    text: msg`Downloads all images from TMDB again.`,
    done: msg`TMDB image download queued!`,
    write: downloadSeriesTmdbImages,
    catalogueId: 'b1f5d826-5874-50a2-97f9-ef55a212f70d',
  },
];

export const seriesFileActions: readonly KnownSeriesAction[] = [
  {
    label: msg`Rescan Files`,
    text: msg`Looks up each file on AniDB again.`,
    done: msg`Series files rescan queued!`,
    write: rescanSeriesFiles,
    catalogueId: '3a474235-dd17-5604-b827-98aab42c3421',
  },
  {
    label: msg`Rehash Files`,
    text: msg`Reads each file in full and recalculates its hashes.`,
    done: msg`Series files rehash queued!`,
    write: rehashSeriesFiles,
    catalogueId: '2b85dbc3-3562-5228-b46f-d11cd4b83c77',
  },
];

export const knownSeriesActions: readonly KnownSeriesAction[] = [...seriesUpdates, ...seriesFileActions];

/** Offered elsewhere, with questions of their own: renaming and moving, and the three ways to delete a series. */
export const offeredElsewhere: readonly string[] = [
  '7db0704c-615d-590a-8ad5-685d0a1052d7',
  '407223da-e116-5652-9f70-91f296fc6b93',
  '4ae300cd-bbb0-560c-88c1-8899f73567d6',
  '3e4b1679-e885-52b5-90cd-bfb4db599a47',
];
