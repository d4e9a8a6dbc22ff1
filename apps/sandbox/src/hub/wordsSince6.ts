import { isObject } from '@hondana/contract/isObject';
import { hashesOf } from '../model/filePaths.ts';
import { type HubWords, unknownEvent } from './hubEvents.ts';
import { logLineSince6 } from './logLineSince6.ts';

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : {});

/** Undefined without an event of this version. */
type Write = (fields: Fields, payload: unknown) => readonly [target: string, ...args: unknown[]] | undefined;

const same =
  (target: string): Write =>
  (_, payload) => [target, payload];

/** Without the pools, which clients have to ask for. */
function queueState({ CurrentlyExecuting, ...state }: Fields): Fields {
  const items = Array.isArray(CurrentlyExecuting) ? CurrentlyExecuting.map(fieldsOf) : [];
  const ofItem = { IsScheduled: false, PoolName: null, RetryCount: 0, ScheduledAt: null, ParentKey: null };
  return {
    ScheduledCount: 0,
    ...state,
    CurrentlyExecuting: items.map((item) => ({ ...ofItem, ...item })),
    Pools: [],
  };
}

const queue =
  (target: string): Write =>
  (state) => [target, queueState(state)];

const banTypes = new Map<unknown, string>([
  [1, 'UDPBan'],
  [2, 'HTTPBan'],
]);

function anidbState(state: Fields): Fields {
  const { Value, UpdateType } = state;
  return { ...state, UpdateType: (Value === true && banTypes.get(UpdateType)) || 'None' };
}

const anidb =
  (target: string): Write =>
  (state) => [target, anidbState(state)];

function fileOf({ ImportFolderID, ...file }: Fields): Fields {
  return { ...file, ManagedFolderID: ImportFolderID };
}

function hashesIn({ FileID }: Fields): readonly Fields[] {
  const { CRC32, ED2K } = hashesOf(Number(FileID));
  return Object.entries({ CRC32, ED2K }).map(([Type, Value]) => ({ Type, Value, Metadata: null }));
}

const relocated =
  (flags: { readonly Moved: boolean; readonly Renamed: boolean }): Write =>
  ({ FileName: _name, PreviousFileName, PreviousImportFolderID, PreviousRelativePath, ...file }) => {
    const { ImportFolderID, RelativePath } = file;
    const folder = String(RelativePath).slice(0, String(RelativePath).lastIndexOf('/') + 1);
    const previous = {
      PreviousManagedFolderID: PreviousImportFolderID ?? ImportFolderID,
      PreviousRelativePath: PreviousRelativePath ?? `${folder}${String(PreviousFileName)}`,
    };
    return ['file:relocated', { ...fileOf(file), ...previous, ...flags }];
  };

/** Unless something was saved, as of files linked by hand. */
function releaseOf({ CrossReferences, Release }: Fields, at: string): Fields {
  if (isObject(Release)) {
    const saved = Array.isArray(Release.CrossReferences) ? Release.CrossReferences.map(fieldsOf) : [];
    return {
      ...Release,
      // The numbers are left out, as recorded.
      CrossReferences: saved.map(({ AnidbEpisodeID: _, AnidbAnimeID: __, ...reference }) => reference),
    };
  }
  const links = Array.isArray(CrossReferences) ? CrossReferences.map(fieldsOf) : [];
  return {
    ID: null,
    ProviderName: 'User',
    ReleaseURI: null,
    Version: 1,
    FileSize: null,
    Comment: null,
    OriginalFilename: null,
    IsCensored: null,
    IsChaptered: null,
    IsCreditless: null,
    IsCorrupted: false,
    Source: 'Unknown',
    Group: null,
    Hashes: null,
    MediaInfo: null,
    CrossReferences: links.map(({ AnidbEpisodeID, AnidbAnimeID }) => ({
      ProviderIDs: { AniDB_Episode: String(AnidbEpisodeID), AniDB_Anime: String(AnidbAnimeID) },
      PercentageStart: 0,
      PercentageEnd: 100,
    })),
    Metadata: null,
    Released: null,
    Updated: at,
    Created: at,
  };
}

const release =
  (target: string, now: () => Date): Write =>
  (file) => [target, { FileID: file.FileID, Release: releaseOf(file, now().toISOString()) }];

const searched =
  (now: () => Date): Write =>
  ({ FileID }) => {
    const at = now().toISOString();
    return [
      'release:search.completed',
      {
        FileID,
        IsSaved: true,
        IsAutomatic: true,
        AttemptedProviders: [],
        SelectedProvider: null,
        ReleaseInfo: null,
        IsCancelled: false,
        ExceptionMessage: null,
        StartedAt: at,
        CompletedAt: at,
      },
    ];
  };

/** A series of Shoko goes by its own ID, not by AniDB's. */
function idSince6({ Source, SeriesID, ShokoSeriesIDs }: Fields): unknown {
  return Source === 'Shoko' && Array.isArray(ShokoSeriesIDs) ? ShokoSeriesIDs[0] : SeriesID;
}

const reasonOf = ({ Reason }: Fields): string =>
  typeof Reason === 'string' ? Reason.toLowerCase() : 'updated';

const metadata =
  (kind: 'series' | 'episode' | 'movie'): Write =>
  (fields) => [`metadata:${kind}.${reasonOf(fields)}`, { ...fields, SeriesID: idSince6(fields) }];

function tableOf(now: () => Date): Readonly<Record<string, Write>> {
  return {
    'Queue:OnConnected': queue('queue:connected'),
    'Queue:QueueStateChanged': queue('queue:state.changed'),
    'AniDB:OnConnected': (_, states) => [
      'anidb:connected',
      Array.isArray(states) ? states.map((state) => anidbState(fieldsOf(state))) : [],
    ],
    'AniDB:AniDBUDPStateUpdate': anidb('anidb:udp.stateUpdate'),
    'AniDB:AniDBHttpStateUpdate': anidb('anidb:http.stateUpdate'),
    'Network:OnConnected': same('network:connected'),
    'Network:NetworkAvailabilityChanged': same('network:availabilityChanged'),
    'AVDump:OnConnected': same('avdump:connected'),
    'AVDump:Event': same('avdump:event'),
    'ShokoEvent:OnConnected': () => undefined,
    'ShokoEvent:FileDetected': (file) => ['file:detected', fileOf(file)],
    'ShokoEvent:FileHashed': (file) => [
      'file:hashed',
      {
        UsedExistingHashes: false,
        IsNewVideo: false,
        IsNewFile: false,
        Hashes: hashesIn(file),
        ...fileOf(file),
      },
    ],
    'ShokoEvent:FileDeleted': (file) => ['file:deleted', fileOf(file)],
    'ShokoEvent:FileMoved': relocated({ Moved: true, Renamed: false }),
    'ShokoEvent:FileRenamed': relocated({ Moved: false, Renamed: true }),
    'ShokoEvent:FileMatched': release('release:saved', now),
    'ShokoEvent:FileUnlinked': release('release:removed', now),
    'ShokoEvent:FileNotMatched': searched(now),
    'ShokoEvent:SeriesUpdated': metadata('series'),
    'ShokoEvent:EpisodeUpdated': metadata('episode'),
    'ShokoEvent:MovieUpdated': ({ SeriesID: _, ...movie }) => [`metadata:movie.${reasonOf(movie)}`, movie],
    'UserData:VideoSaved': same('userData:video.saved'),
    'UserData:EpisodeSaved': same('userData:episode.saved'),
    'UserData:SeriesSaved': same('userData:series.saved'),
    'UserData:GroupSaved': same('userData:group.saved'),
    'Group:Updated': (group) => [`group:group.${reasonOf(group)}`, group],
    'Group:SeriesMoved': same('group:series.moved'),
    'Group:AllRecreated': () => ['group:recreated'],
    'ImportFolder:Added': same('managedfolder:added'),
    'ImportFolder:Updated': same('managedfolder:updated'),
    'ImportFolder:Removed': same('managedfolder:removed'),
    'User:Added': same('user:added'),
    'User:Updated': same('user:updated'),
    'User:Removed': same('user:removed'),
    'Configuration:OnConnected': same('configuration:connected'),
    'Configuration:Saved': same('configuration:saved'),
    'Plugin:Installed': same('plugin:installed'),
    'Plugin:Uninstalled': same('plugin:uninstalled'),
    'Configuration:RequiresRestart': same('configuration:requiresRestart'),
  };
}

export function wordsSince6(now: () => Date): HubWords {
  const table = tableOf(now);
  return {
    feeds: [
      'anidb',
      'avdump',
      'configuration',
      'file',
      'managedfolder',
      'metadata',
      'network',
      'queue',
      'release',
      'userData',
      'user',
      'group',
      'plugin',
    ],
    eventOf: (name, args) => {
      const write = table[name];
      if (write === undefined) throw unknownEvent(name);
      const event = write(fieldsOf(args[0]), args[0]);
      if (event === undefined) return undefined;
      const [target, ...written] = event;
      return { feed: target.slice(0, target.indexOf(':')), target, args: written };
    },
    logLineOf: logLineSince6,
  };
}
