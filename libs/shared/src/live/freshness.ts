import {
  dashboardKeys,
  episodeKeys,
  fileKeys,
  filterKeys,
  groupKeys,
  importFolderKeys,
  queueKeys,
  releaseManagementKeys,
  seriesKeys,
  serverKeys,
  tmdbKeys,
} from '../resources/queryKeys.ts';
import type { AvdumpEvent, HubEventName, HubEvents, MetadataEvent } from './hubEvents.ts';

/** Beginning of the keys of queries that go stale together. */
export type KeyPrefix = readonly unknown[];

/** What goes stale, and how long events are gathered before it is fetched again. */
export interface FreshnessRow<Payload> {
  readonly stale: readonly KeyPrefix[] | ((payload: Payload) => readonly KeyPrefix[]);
  /** Milliseconds from the first event; later ones in that time are covered by the same fetch. */
  readonly gather: number;
}

export type FreshnessTable = { readonly [Name in HubEventName]: readonly FreshnessRow<HubEvents[Name]>[] };

const usual = 1000;
const releaseManagement: FreshnessRow<unknown> = { stale: [releaseManagementKeys.all], gather: 5000 };

/** Only names and their order: not worth a second of the server’s work more than once a minute. */
const releaseManagementNames: FreshnessRow<unknown> = {
  stale: [releaseManagementKeys.all],
  gather: 60_000,
};

/** The counts come with the event itself. */
const queueItems: FreshnessRow<unknown> = { stale: [queueKeys.items], gather: 500 };

const files: FreshnessRow<unknown> = { stale: [fileKeys.all], gather: usual };

/** What lists files, counts them or shows where they lie. */
const filesAndPlaces: FreshnessRow<unknown> = {
  stale: [dashboardKeys.all, fileKeys.all, importFolderKeys.all],
  gather: usual,
};

/** Files that came to episodes or left them: counts on cards, availability of episodes. */
const collection: FreshnessRow<unknown> = {
  stale: [filterKeys.previews, groupKeys.all, seriesKeys.all, episodeKeys.all],
  gather: usual,
};

/** The list of presets with their sizes takes the server over a second. */
const presets: FreshnessRow<unknown> = { stale: [filterKeys.presets], gather: 5000 };

/** The hub is another program: a list of numbers is one when it looks like one. */
function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

const seriesOfEvent: FreshnessRow<MetadataEvent> = {
  stale: (event) => numbers(event?.ShokoSeriesIDs).map((id) => seriesKeys.one(id)),
  gather: usual,
};

/** The server has fetched a show again: its episodes may have changed. */
const tmdbShowOfEvent: FreshnessRow<MetadataEvent> = {
  stale: (event) =>
    event?.Source === 'TMDB' && typeof event.SeriesID === 'number' ? [tmdbKeys.show(event.SeriesID)] : [],
  gather: usual,
};

const episodesOfEvent: FreshnessRow<MetadataEvent> = {
  stale: (event) => numbers(event?.ShokoEpisodeIDs).map((id) => episodeKeys.one(id)),
  gather: usual,
};

const listsAndDashboard: FreshnessRow<unknown> = {
  stale: [dashboardKeys.all, importFolderKeys.all, filterKeys.previews, groupKeys.all],
  gather: usual,
};

const dumpedFiles: FreshnessRow<AvdumpEvent> = {
  stale: (event) => (['Success', 'Failure', 'GenericException'].includes(event?.Type) ? [fileKeys.all] : []),
  gather: usual,
};

/**
 * Which event makes which of the server's data stale. The hub reports files, series, episodes, queue, bans,
 * dumps and network, and of nothing else: watched states, votes, tags, filters, settings and users go stale by
 * age, by focus and by our own writes.
 */
export const freshness: FreshnessTable = {
  'Queue:OnConnected': [queueItems],
  'Queue:QueueStateChanged': [queueItems],
  'AniDB:OnConnected': [],
  'AniDB:AniDBUDPStateUpdate': [{ stale: [serverKeys.connectivity], gather: usual }],
  'AniDB:AniDBHttpStateUpdate': [{ stale: [serverKeys.connectivity], gather: usual }],
  'Network:OnConnected': [],
  'Network:NetworkAvailabilityChanged': [{ stale: [serverKeys.connectivity], gather: usual }],
  'AVDump:OnConnected': [],
  'AVDump:Event': [dumpedFiles],
  'ShokoEvent:OnConnected': [],
  'ShokoEvent:FileDetected': [filesAndPlaces, releaseManagement],
  'ShokoEvent:FileHashed': [filesAndPlaces, releaseManagement],
  'ShokoEvent:FileMatched': [filesAndPlaces, collection, presets, releaseManagement],
  'ShokoEvent:FileNotMatched': [filesAndPlaces],
  'ShokoEvent:FileDeleted': [filesAndPlaces, collection, presets, releaseManagement],
  'ShokoEvent:FileMoved': [{ stale: [fileKeys.all, importFolderKeys.all], gather: usual }],
  'ShokoEvent:FileRenamed': [files],
  'ShokoEvent:SeriesUpdated': [listsAndDashboard, seriesOfEvent, tmdbShowOfEvent, releaseManagementNames],
  'ShokoEvent:EpisodeUpdated': [
    { stale: [dashboardKeys.all], gather: usual },
    seriesOfEvent,
    episodesOfEvent,
  ],
  'ShokoEvent:MovieUpdated': [{ stale: [dashboardKeys.all], gather: usual }, seriesOfEvent, episodesOfEvent],
};
