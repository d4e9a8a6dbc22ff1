import type {
  AnidbState,
  AvdumpEvent,
  FileEvent,
  HubEventName,
  HubEvents,
  MetadataEvent,
  NetworkState,
  QueueState,
} from './hubEvents.ts';

type Fields = Readonly<Record<string, unknown>>;

/** One of our events, name and payload. */
type ReadEvent = { [Name in HubEventName]: readonly [name: Name, payload: HubEvents[Name]] }[HubEventName];

/** `userId`: the signed-in user's, where known. Undefined when the payload lacks what our event needs. */
type Reader = (payload: unknown, userId: number | undefined) => ReadEvent | undefined;

/** Of UDP and of HTTP bans, as servers before 6 say it; the other states of a connection are no bans. */
const banTypes = new Map([
  ['UDPBan', 1],
  ['HTTPBan', 2],
]);

function fieldsOf(payload: unknown): Fields {
  return typeof payload === 'object' && payload !== null && !Array.isArray(payload)
    ? (payload as Fields)
    : {};
}

const isNumber = (value: unknown): value is number => typeof value === 'number';
const numbersIn = (value: unknown): number[] => (Array.isArray(value) ? value.filter(isNumber) : []);

function anidbStateOf(payload: unknown): AnidbState | undefined {
  const { Value, Message, UpdateType, UpdateTime, PauseTimeSecs } = fieldsOf(payload);
  if (typeof Value !== 'boolean' || typeof UpdateType !== 'string') return undefined;
  if (typeof UpdateTime !== 'string' || !isNumber(PauseTimeSecs)) return undefined;
  return {
    Value,
    Message: typeof Message === 'string' ? Message : null,
    UpdateType: banTypes.get(UpdateType) ?? 0,
    UpdateTime,
    PauseTimeSecs,
  };
}

function anidb(name: 'AniDB:AniDBUDPStateUpdate' | 'AniDB:AniDBHttpStateUpdate'): Reader {
  return (payload) => {
    const state = anidbStateOf(payload);
    return state && [name, state];
  };
}

function readAnidbStates(payload: unknown): ReadEvent | undefined {
  if (!Array.isArray(payload)) return undefined;
  const states = payload.map(anidbStateOf);
  return states.every((state) => state !== undefined) ? ['AniDB:OnConnected', states] : undefined;
}

function queue(name: 'Queue:OnConnected' | 'Queue:QueueStateChanged'): Reader {
  return (payload) => {
    // The hub leaves the pools empty unless asked for, so they are no news.
    const { Pools: _pools, ...state } = fieldsOf(payload);
    const { Running, WaitingCount, BlockedCount, TotalCount, ThreadCount, CurrentlyExecuting } = state;
    const counts = [WaitingCount, BlockedCount, TotalCount, ThreadCount];
    if (typeof Running !== 'boolean' || !counts.every(isNumber)) return undefined;
    return Array.isArray(CurrentlyExecuting) ? [name, state as unknown as QueueState] : undefined;
  };
}

function network(name: 'Network:OnConnected' | 'Network:NetworkAvailabilityChanged'): Reader {
  return (payload) => {
    const { NetworkAvailability, ...state } = fieldsOf(payload);
    if (typeof NetworkAvailability !== 'string') return undefined;
    return [name, { ...state, NetworkAvailability } as NetworkState];
  };
}

function avdumpEventOf(payload: unknown): AvdumpEvent | undefined {
  const { Type, ...event } = fieldsOf(payload);
  return typeof Type === 'string' ? { ...event, Type } : undefined;
}

function readDump(payload: unknown): ReadEvent | undefined {
  const event = avdumpEventOf(payload);
  return event && ['AVDump:Event', event];
}

function readDumps(payload: unknown): ReadEvent | undefined {
  if (!Array.isArray(payload)) return undefined;
  return ['AVDump:OnConnected', payload.flatMap((one) => avdumpEventOf(one) ?? [])];
}

function readDetectedFile(payload: unknown): ReadEvent | undefined {
  const { RelativePath, ManagedFolderID } = fieldsOf(payload);
  if (typeof RelativePath !== 'string' || !isNumber(ManagedFolderID)) return undefined;
  return ['ShokoEvent:FileDetected', { RelativePath, ImportFolderID: ManagedFolderID }];
}

function fileEventOf(payload: unknown): FileEvent | undefined {
  const { FileID, FileLocationID, RelativePath, ManagedFolderID } = fieldsOf(payload);
  if (!isNumber(FileID) || !isNumber(FileLocationID)) return undefined;
  if (typeof RelativePath !== 'string' || !isNumber(ManagedFolderID)) return undefined;
  return { FileID, FileLocationID, RelativePath, ImportFolderID: ManagedFolderID };
}

function file(name: 'ShokoEvent:FileHashed' | 'ShokoEvent:FileDeleted'): Reader {
  return (payload) => {
    const event = fileEventOf(payload);
    return event && [name, event];
  };
}

function readRelocatedFile(payload: unknown): ReadEvent | undefined {
  const { Moved, Renamed, PreviousRelativePath, PreviousManagedFolderID } = fieldsOf(payload);
  const event = fileEventOf(payload);
  if (!event || (Moved !== true && Renamed !== true)) return undefined;
  const previous = {
    ...(typeof PreviousRelativePath === 'string' && { PreviousRelativePath }),
    ...(isNumber(PreviousManagedFolderID) && { PreviousImportFolderID: PreviousManagedFolderID }),
  };
  return [Moved === true ? 'ShokoEvent:FileMoved' : 'ShokoEvent:FileRenamed', { ...event, ...previous }];
}

function release(name: 'ShokoEvent:FileMatched' | 'ShokoEvent:FileUnlinked'): Reader {
  return (payload) => {
    const { FileID } = fieldsOf(payload);
    return isNumber(FileID) ? [name, { FileID }] : undefined;
  };
}

/** A release that was found is reported when it is saved. */
function readReleaseSearch(payload: unknown): ReadEvent | undefined {
  const { FileID, ReleaseInfo } = fieldsOf(payload);
  return isNumber(FileID) && ReleaseInfo === null ? ['ShokoEvent:FileNotMatched', { FileID }] : undefined;
}

function metadata(
  name: 'ShokoEvent:SeriesUpdated' | 'ShokoEvent:EpisodeUpdated' | 'ShokoEvent:MovieUpdated',
): Reader {
  return (payload) => {
    const { Source, Reason, SeriesID, EpisodeID, MovieID, ShokoSeriesIDs, ShokoEpisodeIDs } =
      fieldsOf(payload);
    if (typeof Source !== 'string' || typeof Reason !== 'string') return undefined;
    const event: MetadataEvent = {
      Source,
      Reason,
      ...(isNumber(SeriesID) && { SeriesID }),
      ...(isNumber(EpisodeID) && { EpisodeID }),
      ...(isNumber(MovieID) && { MovieID }),
      ShokoSeriesIDs: numbersIn(ShokoSeriesIDs),
      ShokoEpisodeIDs: numbersIn(ShokoEpisodeIDs),
    };
    return [name, event];
  };
}

/** Nothing here shows the data of other users. */
function userDataOf(payload: unknown, userId: number | undefined): Fields {
  const fields = fieldsOf(payload);
  const { UserID } = fields;
  return UserID === (userId ?? UserID) ? fields : {};
}

const readVideoData: Reader = (payload, userId) => {
  const { UserID, VideoID } = userDataOf(payload, userId);
  if (!isNumber(UserID) || !isNumber(VideoID)) return undefined;
  return ['UserData:VideoSaved', { UserID, FileID: VideoID }];
};

const readEpisodeData: Reader = (payload, userId) => {
  const { UserID, EpisodeID, SeriesID } = userDataOf(payload, userId);
  if (!isNumber(UserID) || !isNumber(EpisodeID) || !isNumber(SeriesID)) return undefined;
  return ['UserData:EpisodeSaved', { UserID, EpisodeID, SeriesID }];
};

const readSeriesData: Reader = (payload, userId) => {
  const { UserID, SeriesID } = userDataOf(payload, userId);
  return isNumber(UserID) && isNumber(SeriesID) ? ['UserData:SeriesSaved', { UserID, SeriesID }] : undefined;
};

const readGroupData: Reader = (payload, userId) => {
  const { UserID, GroupID } = userDataOf(payload, userId);
  return isNumber(UserID) && isNumber(GroupID) ? ['UserData:GroupSaved', { UserID, GroupID }] : undefined;
};

function readGroup(payload: unknown): ReadEvent | undefined {
  const { GroupID } = fieldsOf(payload);
  return isNumber(GroupID) ? ['Group:Updated', { GroupID }] : undefined;
}

function readMovedSeries(payload: unknown): ReadEvent | undefined {
  const { SeriesID } = fieldsOf(payload);
  return isNumber(SeriesID) ? ['Group:SeriesMoved', { SeriesID }] : undefined;
}

const metadataChanges = ['added', 'updated', 'removed', 'imageadded', 'imageupdated', 'imageremoved'];

function metadataReaders(kind: string, reader: Reader): Readonly<Record<string, Reader>> {
  return Object.fromEntries(metadataChanges.map((change) => [`metadata:${kind}.${change}`, reader]));
}

const readImportFolders: Reader = () => ['ImportFolders:Changed', null];
const readUsers: Reader = () => ['Users:Changed', null];

/** Events of a server since 6, by its names. */
const readers: Readonly<Record<string, Reader>> = {
  'queue:connected': queue('Queue:OnConnected'),
  'queue:state.changed': queue('Queue:QueueStateChanged'),
  'anidb:connected': readAnidbStates,
  'anidb:udp.stateUpdate': anidb('AniDB:AniDBUDPStateUpdate'),
  'anidb:http.stateUpdate': anidb('AniDB:AniDBHttpStateUpdate'),
  'network:connected': network('Network:OnConnected'),
  'network:availabilityChanged': network('Network:NetworkAvailabilityChanged'),
  'avdump:connected': readDumps,
  'avdump:event': readDump,
  'file:detected': readDetectedFile,
  'file:hashed': file('ShokoEvent:FileHashed'),
  'file:deleted': file('ShokoEvent:FileDeleted'),
  'file:relocated': readRelocatedFile,
  'release:saved': release('ShokoEvent:FileMatched'),
  'release:removed': release('ShokoEvent:FileUnlinked'),
  'release:search.completed': readReleaseSearch,
  ...metadataReaders('series', metadata('ShokoEvent:SeriesUpdated')),
  ...metadataReaders('episode', metadata('ShokoEvent:EpisodeUpdated')),
  ...metadataReaders('movie', metadata('ShokoEvent:MovieUpdated')),
  'userData:video.saved': readVideoData,
  'userData:episode.saved': readEpisodeData,
  'userData:series.saved': readSeriesData,
  'userData:group.saved': readGroupData,
  'group:group.added': readGroup,
  'group:group.updated': readGroup,
  'group:group.removed': readGroup,
  'group:series.moved': readMovedSeries,
  'group:recreated': () => ['Group:AllRecreated', null],
  'managedfolder:added': readImportFolders,
  'managedfolder:updated': readImportFolders,
  'managedfolder:removed': readImportFolders,
  'user:added': readUsers,
  'user:updated': readUsers,
  'user:removed': readUsers,
  'configuration:saved': () => ['Configuration:Saved', null],
  // Not recorded: whatever it says, the configurations say for what.
  'configuration:requiresRestart': () => ['Configuration:RequiresRestart', null],
};

/** What a server since 6 sends and the page listens to. */
export const eventNamesSince6 = Object.keys(readers);

/** Turns an event of a server since 6 into ours. Undefined for a payload that can't be read and for other users' data. */
export function readEventSince6(name: string, payload: unknown, userId?: number): ReadEvent | undefined {
  return readers[name]?.(payload, userId);
}
