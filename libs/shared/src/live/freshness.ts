import {
  configurationKeys,
  dashboardKeys,
  episodeCountKeys,
  episodeKeys,
  fileKeys,
  filterKeys,
  groupKeys,
  importFolderKeys,
  queueKeys,
  releaseManagementKeys,
  seriesAndCards,
  seriesKeys,
  serverKeys,
  settingsKeys,
  tmdbKeys,
  userKeys,
} from '../queryKeys.ts';
import type { AvdumpEvent, HubEventName, HubEvents, MetadataEvent } from './hubEvents.ts';

/** Prefix of query keys that go stale together. */
export type KeyPrefix = readonly unknown[];

/** What goes stale on an event, and how long events are batched before it is refetched. */
export interface FreshnessRow<Payload> {
  readonly stale: readonly KeyPrefix[] | ((payload: Payload) => readonly KeyPrefix[]);
  /** Milliseconds from the first event; events in that time share one refetch. */
  readonly batchMs: number;
}

export type FreshnessTable = { readonly [Name in HubEventName]: readonly FreshnessRow<HubEvents[Name]>[] };

const defaultBatchMs = 1000;
const releaseManagement: FreshnessRow<unknown> = { stale: [releaseManagementKeys.all], batchMs: 5000 };

/** Only names and order change: not worth a second of server time more than once a minute. */
const releaseManagementNames: FreshnessRow<unknown> = {
  stale: [releaseManagementKeys.all],
  batchMs: 60_000,
};

/** The counts are in the event itself. */
const queueItems: FreshnessRow<unknown> = { stale: [queueKeys.items], batchMs: 500 };

const files: FreshnessRow<unknown> = { stale: [fileKeys.all], batchMs: defaultBatchMs };

const filesAndPlaces: FreshnessRow<unknown> = {
  stale: [dashboardKeys.all, fileKeys.all, importFolderKeys.all],
  batchMs: defaultBatchMs,
};

/** Files linked or unlinked: counts on cards, availability of episodes. */
const collection: FreshnessRow<unknown> = {
  stale: [filterKeys.previews, groupKeys.all, seriesKeys.all, episodeKeys.all],
  batchMs: defaultBatchMs,
};

/** Listing presets with their sizes takes the server over a second. */
const presets: FreshnessRow<unknown> = { stale: [filterKeys.presets], batchMs: 5000 };

/** Event payloads are not validated elsewhere. */
function numbers(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

const seriesOfEvent: FreshnessRow<MetadataEvent> = {
  stale: (event) => numbers(event?.ShokoSeriesIDs).map((id) => seriesKeys.one(id)),
  batchMs: defaultBatchMs,
};

/** The server has refreshed a show; its episodes may have changed. */
const tmdbShowOfEvent: FreshnessRow<MetadataEvent> = {
  stale: (event) =>
    event?.Source === 'TMDB' && typeof event.SeriesID === 'number' ? [tmdbKeys.show(event.SeriesID)] : [],
  batchMs: defaultBatchMs,
};

const episodesOfEvent: FreshnessRow<MetadataEvent> = {
  stale: (event) => numbers(event?.ShokoEpisodeIDs).map((id) => episodeKeys.one(id)),
  batchMs: defaultBatchMs,
};

const listsAndDashboard: FreshnessRow<unknown> = {
  stale: [dashboardKeys.all, importFolderKeys.all, filterKeys.previews, groupKeys.all],
  batchMs: defaultBatchMs,
};

const dumpedFiles: FreshnessRow<AvdumpEvent> = {
  stale: (event) => (['Success', 'Failure', 'GenericException'].includes(event?.Type) ? [fileKeys.all] : []),
  batchMs: defaultBatchMs,
};

/** An own write has refetched already, and a player saves every few seconds. */
const userDataBatchMs = 5000;

const episodeOfUser: FreshnessRow<HubEvents['UserData:EpisodeSaved']> = {
  stale: (event) => [
    ...numbers([event?.EpisodeID]).map((id) => episodeKeys.one(id)),
    ...numbers([event?.SeriesID]).map((id) => seriesKeys.episodes(id)),
    dashboardKeys.all,
  ],
  batchMs: userDataBatchMs,
};

const seriesOfUser: FreshnessRow<HubEvents['UserData:SeriesSaved']> = {
  stale: (event) => numbers([event?.SeriesID]).flatMap((id) => episodeCountKeys(id)),
  batchMs: userDataBatchMs,
};

const movedSeries: FreshnessRow<HubEvents['Group:SeriesMoved']> = {
  stale: (event) => numbers([event?.SeriesID]).flatMap((seriesId) => seriesAndCards({ seriesId })),
  batchMs: defaultBatchMs,
};

/**
 * Which event makes which query keys stale. The hub reports changes of files, series, episodes, queue, bans, dumps and
 * network, and since 6 those of groups, folders, users, settings and of what the user has watched and rated. Tags and
 * filters, and before 6 all of these, go stale by age, on focus and by own writes.
 */
export const freshness: FreshnessTable = {
  'Queue:OnConnected': [queueItems],
  'Queue:QueueStateChanged': [queueItems],
  'AniDB:OnConnected': [],
  'AniDB:AniDBUDPStateUpdate': [{ stale: [serverKeys.connectivity], batchMs: defaultBatchMs }],
  'AniDB:AniDBHttpStateUpdate': [{ stale: [serverKeys.connectivity], batchMs: defaultBatchMs }],
  'Network:OnConnected': [],
  'Network:NetworkAvailabilityChanged': [{ stale: [serverKeys.connectivity], batchMs: defaultBatchMs }],
  'AVDump:OnConnected': [],
  'AVDump:Event': [dumpedFiles],
  'ShokoEvent:OnConnected': [],
  'ShokoEvent:FileDetected': [filesAndPlaces, releaseManagement],
  'ShokoEvent:FileHashed': [filesAndPlaces, releaseManagement],
  'ShokoEvent:FileMatched': [filesAndPlaces, collection, presets, releaseManagement],
  'ShokoEvent:FileNotMatched': [filesAndPlaces],
  'ShokoEvent:FileDeleted': [filesAndPlaces, collection, presets, releaseManagement],
  'ShokoEvent:FileMoved': [{ stale: [fileKeys.all, importFolderKeys.all], batchMs: defaultBatchMs }],
  'ShokoEvent:FileRenamed': [files],
  'ShokoEvent:SeriesUpdated': [listsAndDashboard, seriesOfEvent, tmdbShowOfEvent, releaseManagementNames],
  'ShokoEvent:EpisodeUpdated': [
    { stale: [dashboardKeys.all], batchMs: defaultBatchMs },
    seriesOfEvent,
    episodesOfEvent,
  ],
  'ShokoEvent:MovieUpdated': [
    { stale: [dashboardKeys.all], batchMs: defaultBatchMs },
    seriesOfEvent,
    episodesOfEvent,
  ],
  'ShokoEvent:FileUnlinked': [filesAndPlaces, collection, presets, releaseManagement],
  'UserData:VideoSaved': [{ stale: [fileKeys.all], batchMs: userDataBatchMs }],
  'UserData:EpisodeSaved': [episodeOfUser],
  'UserData:SeriesSaved': [seriesOfUser],
  'UserData:GroupSaved': [{ stale: [groupKeys.all, filterKeys.previews], batchMs: userDataBatchMs }],
  'Group:Updated': [{ stale: [groupKeys.all, filterKeys.previews], batchMs: defaultBatchMs }, presets],
  'Group:SeriesMoved': [movedSeries],
  'Group:AllRecreated': [collection, presets],
  'ImportFolders:Changed': [{ stale: [importFolderKeys.all], batchMs: defaultBatchMs }],
  'Users:Changed': [{ stale: [userKeys.all], batchMs: defaultBatchMs }],
  'Configuration:Saved': [{ stale: [configurationKeys.all, settingsKeys.server], batchMs: defaultBatchMs }],
  'Configuration:RequiresRestart': [{ stale: [configurationKeys.all], batchMs: defaultBatchMs }],
};
