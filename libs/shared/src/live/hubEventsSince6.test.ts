import { readHubLinesSince6 } from '@hondana/contract/recordings';
import { describe, expect, it } from 'vitest';
import { eventNamesSince6, readEventSince6 } from './hubEventsSince6.ts';

const lines = readHubLinesSince6().filter(({ target }) => !['Log', 'GetBacklog'].includes(target));

/** The first recorded event of the name, as ours. */
function recorded(name: string, userId?: number) {
  const line = lines.find(({ target }) => target === name);
  return readEventSince6(name, line?.args[0], userId);
}

describe('an event of a server since 6', () => {
  it('becomes ours when it was recorded, but for the report that a restart is pending', () => {
    const unread = lines.filter(({ target, args }) => !readEventSince6(target, args[0]));
    expect(lines.length).toBeGreaterThan(40);
    expect([...new Set(unread.map(({ target }) => target))]).toEqual(['configuration:connected']);
  });

  it('names import folder, file and series as servers before 6 do when it reports a change of them', () => {
    const file = {
      FileID: 40,
      FileLocationID: 40,
      RelativePath: '/Cowboy Bebop/[LabSubs] Cowboy Bebop - 06 (720p) [00000016].mkv',
      ImportFolderID: 1,
    };
    expect(recorded('file:hashed')).toEqual(['ShokoEvent:FileHashed', file]);
    expect(recorded('release:saved')).toEqual(['ShokoEvent:FileMatched', { FileID: 41 }]);
    expect(recorded('release:search.completed')).toEqual(['ShokoEvent:FileNotMatched', { FileID: 43 }]);
    expect(recorded('metadata:series.updated')).toEqual([
      'ShokoEvent:SeriesUpdated',
      { Source: 'Shoko', Reason: 'Updated', SeriesID: 5, ShokoSeriesIDs: [5], ShokoEpisodeIDs: [] },
    ]);
    expect(recorded('group:group.added')).toEqual(['Group:Updated', { GroupID: 23 }]);
    expect(recorded('group:series.moved')).toEqual(['Group:SeriesMoved', { SeriesID: 5 }]);
    expect(recorded('user:added')).toEqual(['Users:Changed', null]);
  });

  it('is a move or a renaming by its flags when a file was relocated', () => {
    const flags = [
      { Moved: true, Renamed: false },
      { Moved: true, Renamed: true },
      { Moved: false, Renamed: true },
      { Moved: false, Renamed: false },
    ];
    const file = { FileID: 1, FileLocationID: 2, RelativePath: '/a.mkv', ManagedFolderID: 3 };
    const previous = { PreviousRelativePath: '/b.mkv', PreviousManagedFolderID: 4 };
    const events = flags.map((flag) => readEventSince6('file:relocated', { ...file, ...previous, ...flag }));
    expect(events.map((event) => event?.[0])).toEqual([
      'ShokoEvent:FileMoved',
      'ShokoEvent:FileMoved',
      'ShokoEvent:FileRenamed',
      undefined,
    ]);
    expect(events[0]?.[1]).toEqual({
      FileID: 1,
      FileLocationID: 2,
      RelativePath: '/a.mkv',
      ImportFolderID: 3,
      PreviousRelativePath: '/b.mkv',
      PreviousImportFolderID: 4,
    });
  });

  // As the server's public source has them: nobody has recorded these.
  it.each([
    [
      'network:availabilityChanged',
      { NetworkAvailability: 'Internet', LastCheckedAt: '2026-11-26T21:02:40Z' },
      'Network:NetworkAvailabilityChanged',
      { NetworkAvailability: 'Internet', LastCheckedAt: '2026-11-26T21:02:40Z' },
    ],
    [
      'avdump:event',
      { Type: 'InvalidCredentials', SessionID: 3, VideoIDs: [8] },
      'AVDump:Event',
      { Type: 'InvalidCredentials', SessionID: 3, VideoIDs: [8] },
    ],
    [
      'file:detected',
      { RelativePath: '/new/01.mkv', ManagedFolderID: 2 },
      'ShokoEvent:FileDetected',
      { RelativePath: '/new/01.mkv', ImportFolderID: 2 },
    ],
    [
      'file:deleted',
      { FileID: 7, FileLocationID: 9, RelativePath: '/old/01.mkv', ManagedFolderID: 2 },
      'ShokoEvent:FileDeleted',
      { FileID: 7, FileLocationID: 9, RelativePath: '/old/01.mkv', ImportFolderID: 2 },
    ],
  ])('reads %s, with the import folder under its name before 6', (name, payload, ours, expected) => {
    expect(readEventSince6(name, payload)).toEqual([ours, expected]);
  });

  it.each(['added', 'updated', 'removed'])('says which episode or movie was %s', (change) => {
    const of = { Source: 'TMDB', Reason: 'Updated', ShokoSeriesIDs: [5], ShokoEpisodeIDs: [31] };
    expect(readEventSince6(`metadata:episode.${change}`, { ...of, SeriesID: 4, EpisodeID: 12 })).toEqual([
      'ShokoEvent:EpisodeUpdated',
      { ...of, SeriesID: 4, EpisodeID: 12 },
    ]);
    expect(readEventSince6(`metadata:movie.${change}`, { ...of, MovieID: 77 })).toEqual([
      'ShokoEvent:MovieUpdated',
      { ...of, MovieID: 77 },
    ]);
  });

  it.each([
    ['UDPBan', 1],
    ['HTTPBan', 2],
    ['WaitingOnResponse', 0],
    ['constructor', 0],
  ])('carries the number of a ban when AniDB’s state is %s', (UpdateType, number) => {
    const state = { Value: true, Message: null, UpdateTime: '2026-11-26T21:02:40Z', PauseTimeSecs: 60 };
    expect(readEventSince6('anidb:udp.stateUpdate', { ...state, UpdateType })).toEqual([
      'AniDB:AniDBUDPStateUpdate',
      { ...state, UpdateType: number },
    ]);
  });

  it('says nothing of the queue’s pools when the queue changes, since the hub leaves them empty', () => {
    const [name, state] = recorded('queue:state.changed') ?? [];
    expect(name).toBe('Queue:QueueStateChanged');
    expect(state).toMatchObject({ Running: true, TotalCount: 1, ScheduledCount: 0 });
    expect(state).not.toHaveProperty('Pools');
  });

  it('is left out when the data of another user was saved, and kept when the user is unknown', () => {
    const expected = ['UserData:EpisodeSaved', { UserID: 1, EpisodeID: 31, SeriesID: 3 }];
    expect(recorded('userData:episode.saved')).toEqual(expected);
    expect(recorded('userData:episode.saved', 1)).toEqual(expected);
    const all = ['video', 'episode', 'series', 'group'].map((kind) => `userData:${kind}.saved`);
    expect(all.map((name) => recorded(name, 1)?.[0])).not.toContain(undefined);
    expect(all.map((name) => recorded(name, 2))).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('yields nothing when its payload is not what the server sends', () => {
    const readAnyway = [
      'Group:AllRecreated',
      'ImportFolders:Changed',
      'Users:Changed',
      'Configuration:Saved',
      'Configuration:RequiresRestart',
    ];
    for (const payload of [undefined, null, 7, 'text', {}, [7], { FileID: '7', ReleaseInfo: null }]) {
      const read = eventNamesSince6.flatMap((name) => readEventSince6(name, payload)?.[0] ?? []);
      const expected = Array.isArray(payload) ? [...readAnyway, 'AVDump:OnConnected'] : readAnyway;
      expect([...new Set(read)].toSorted()).toEqual(expected.toSorted());
    }
  });
});
