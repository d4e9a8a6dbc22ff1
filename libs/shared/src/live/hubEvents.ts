import type { NetworkAvailability, QueueItem } from '../api/types.ts';

/** The queue as the hub reports it. */
export interface QueueState {
  readonly Running: boolean;
  readonly WaitingCount: number;
  readonly BlockedCount: number;
  readonly TotalCount: number;
  readonly ThreadCount: number;
  readonly CurrentlyExecuting: readonly QueueItem[];
}

/** A state of the connection to AniDB. `UpdateType` 1 is a ban by UDP, 2 one by HTTP; others are no bans. */
export interface AnidbState {
  readonly Value: boolean;
  readonly Message: string | null;
  readonly UpdateType: number;
  /** When it was found out; ISO 8601. */
  readonly UpdateTime: string;
  readonly PauseTimeSecs: number;
}

export interface NetworkState {
  readonly NetworkAvailability: NetworkAvailability;
  readonly LastChangedAt: string;
}

/** What AVDump does; which fields are there depends on the type (facts 5.15). */
export interface AvdumpEvent {
  readonly Type: string;
  readonly SessionID?: number;
  readonly VideoIDs?: readonly number[];
  readonly Progress?: number;
  readonly SucceededCreqCount?: number;
  readonly FailedCreqCount?: number;
  readonly PendingCreqCount?: number;
  readonly ED2Ks?: readonly string[];
  readonly Message?: string;
  readonly ErrorMessage?: string;
  readonly ExceptionStackTrace?: string;
  readonly StartedAt?: string;
  readonly EndedAt?: string;
}

/** A file that the server came across and does not know yet. */
export interface DetectedFile {
  readonly RelativePath: string;
  readonly ImportFolderID: number;
}

export interface FileEvent extends DetectedFile {
  readonly FileID: number;
  readonly FileLocationID: number;
}

export interface FileMovedEvent extends FileEvent {
  readonly PreviousRelativePath?: string;
  readonly PreviousImportFolderID?: number;
}

/** News of a series, an episode or a movie, with the series of the collection that it touches. */
export interface MetadataEvent {
  readonly Source: string;
  readonly Reason: string;
  readonly SeriesID?: number;
  readonly EpisodeID?: number;
  readonly MovieID?: number;
  readonly ShokoSeriesIDs?: readonly number[];
  readonly ShokoEpisodeIDs?: readonly number[];
}

/** Every event of the aggregate hub with what it carries (facts 5.15; recording `signalr.aggregate.txt`). */
export interface HubEvents {
  'Queue:OnConnected': QueueState;
  'Queue:QueueStateChanged': QueueState;
  'AniDB:OnConnected': readonly AnidbState[];
  'AniDB:AniDBUDPStateUpdate': AnidbState;
  'AniDB:AniDBHttpStateUpdate': AnidbState;
  'Network:OnConnected': NetworkState;
  'Network:NetworkAvailabilityChanged': NetworkState;
  'AVDump:OnConnected': readonly AvdumpEvent[];
  'AVDump:Event': AvdumpEvent;
  'ShokoEvent:OnConnected': null;
  'ShokoEvent:FileDetected': DetectedFile;
  'ShokoEvent:FileHashed': FileEvent;
  'ShokoEvent:FileMatched': FileEvent;
  'ShokoEvent:FileNotMatched': FileEvent;
  'ShokoEvent:FileDeleted': FileEvent;
  'ShokoEvent:FileMoved': FileMovedEvent;
  'ShokoEvent:FileRenamed': FileMovedEvent;
  'ShokoEvent:SeriesUpdated': MetadataEvent;
  'ShokoEvent:EpisodeUpdated': MetadataEvent;
  'ShokoEvent:MovieUpdated': MetadataEvent;
}

export type HubEventName = keyof HubEvents;
