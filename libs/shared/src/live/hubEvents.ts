import type { NetworkAvailability, QueueItem } from '../api/types.ts';

export interface QueueState {
  readonly Running: boolean;
  readonly WaitingCount: number;
  readonly BlockedCount: number;
  readonly TotalCount: number;
  readonly ThreadCount: number;
  readonly CurrentlyExecuting: readonly QueueItem[];
}

/** State of the connection to AniDB. `UpdateType` 1 is a UDP ban, 2 an HTTP ban; others are no bans. */
export interface AnidbState {
  readonly Value: boolean;
  readonly Message: string | null;
  readonly UpdateType: number;
  /** ISO 8601. */
  readonly UpdateTime: string;
  readonly PauseTimeSecs: number;
}

export interface NetworkState {
  readonly NetworkAvailability: NetworkAvailability;
  readonly LastChangedAt: string;
}

/** AVDump progress; which fields are set depends on `Type` (facts 5.15). */
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

/** A file that the server found and does not know yet. */
export interface DetectedFile {
  readonly RelativePath: string;
  readonly ImportFolderID: number;
}

export interface FileEvent extends DetectedFile {
  readonly FileID: number;
  readonly FileLocationID: number;
}

/** Servers since 6 only name the file. */
export interface FileMatchEvent extends Partial<FileEvent> {
  readonly FileID: number;
}

export interface FileMovedEvent extends FileEvent {
  readonly PreviousRelativePath?: string;
  readonly PreviousImportFolderID?: number;
}

/** A change of a series, an episode or a movie, with the affected series of the collection. */
export interface MetadataEvent {
  readonly Source: string;
  readonly Reason: string;
  readonly SeriesID?: number;
  readonly EpisodeID?: number;
  readonly MovieID?: number;
  readonly ShokoSeriesIDs?: readonly number[];
  readonly ShokoEpisodeIDs?: readonly number[];
}

/** What a user's watched states, ratings and tags changed of; `Of` names its kind. */
type UserDataEvent<Of extends string> = Readonly<Record<'UserID' | Of, number>>;

/**
 * Every event of the aggregate hub with its payload, by the names before 6 (facts 5.15; recording
 * `signalr.aggregate.txt`), then those that only servers since 6 report. `hubEventsSince6.ts` translates theirs.
 */
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
  'ShokoEvent:FileMatched': FileMatchEvent;
  'ShokoEvent:FileNotMatched': FileMatchEvent;
  'ShokoEvent:FileDeleted': FileEvent;
  'ShokoEvent:FileMoved': FileMovedEvent;
  'ShokoEvent:FileRenamed': FileMovedEvent;
  'ShokoEvent:SeriesUpdated': MetadataEvent;
  'ShokoEvent:EpisodeUpdated': MetadataEvent;
  'ShokoEvent:MovieUpdated': MetadataEvent;
  'ShokoEvent:FileUnlinked': FileMatchEvent;
  'UserData:VideoSaved': UserDataEvent<'FileID'>;
  'UserData:EpisodeSaved': UserDataEvent<'EpisodeID' | 'SeriesID'>;
  'UserData:SeriesSaved': UserDataEvent<'SeriesID'>;
  'UserData:GroupSaved': UserDataEvent<'GroupID'>;
  'Group:Updated': { readonly GroupID: number };
  'Group:SeriesMoved': { readonly SeriesID: number };
  'Group:AllRecreated': null;
  'ImportFolders:Changed': null;
  'Users:Changed': null;
  'Configuration:Saved': null;
  'Configuration:RequiresRestart': null;
}

export type HubEventName = keyof HubEvents;
