import { type AvdumpEvent, onHubEvent } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { perSession } from '@hondana/shared/session/perSession';
import { atom, getDefaultStore } from 'jotai';
import { dumpFiles } from './avdump.ts';
import type { DumpState, HeardDumps } from './dumpState.ts';

/** Why a session is about to fail; the event comes before its end. */
const causes: Readonly<Record<string, string>> = {
  InvalidCredentials: 'AniDB refused the AVDump key.',
  Timeout: 'AniDB did not respond in time.',
};

const installing = 'avdump-install';

/** The state of dumps by events. Only the state of files is kept: links and counts are derived from it. */
class DumpStore {
  readonly heardAtom = atom<HeardDumps>(new Map());
  readonly #files = new Map<number, readonly number[]>();
  readonly #causes = new Map<number, string>();
  /** Requested by this page, without any event yet. */
  readonly #asked = new Set<number>();
  /** Requested by this page, until they end: how the dumps of others end is no news here. */
  readonly #own = new Set<number>();

  /** @param ended aborted when events no longer matter; until then a dump goes on even if the page is left */
  constructor(ended: AbortSignal) {
    const leave = [
      onHubEvent('AVDump:Event', (event) => this.#hear(event)),
      onHubEvent('AVDump:OnConnected', (events) => {
        for (const event of events) this.#hear(event);
      }),
    ];
    ended.addEventListener('abort', () => {
      for (const stop of leave) stop();
    });
  }

  /** Starts dumping files. Reports failures, including later ones. */
  async start(fileIds: readonly number[]): Promise<void> {
    this.#set(fileIds, { kind: 'queued' });
    for (const id of fileIds) {
      this.#asked.add(id);
      this.#own.add(id);
    }
    try {
      await dumpFiles.send({ fileIds });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#fail(fileIds, reason);
      notify({ kind: 'error', title: 'AVDump failed!', text: reason });
    }
  }

  #hear(event: AvdumpEvent): void {
    const { Type, SessionID = 0 } = event;
    if (event.VideoIDs) this.#files.set(SessionID, event.VideoIDs);
    const ids = event.VideoIDs ?? this.#files.get(SessionID) ?? [];
    switch (Type) {
      case 'Started':
      case 'Restore':
      case 'Progress':
        for (const id of ids) this.#asked.delete(id);
        this.#set(ids, { kind: 'running', percent: event.Progress ?? 0 });
        break;
      case 'Success':
        for (const id of ids) this.#own.delete(id);
        this.#set(ids, { kind: 'dumped' });
        this.#files.delete(SessionID);
        break;
      case 'Failure':
      case 'GenericException':
        this.#failLater(ids, this.#causes.get(SessionID) ?? event.ErrorMessage ?? 'AVDump gave no reason.');
        this.#files.delete(SessionID);
        break;
      case 'InvalidCredentials':
      case 'Timeout':
        this.#causes.set(SessionID, causes[Type] ?? '');
        break;
      case 'MissingApiKey':
        this.#failAsked('There is no AVDump key.');
        notify({
          kind: 'error',
          title: 'AVDump failed!',
          text: 'There is no AVDump key. An administrator can set it in Settings, under AniDB.',
          key: installing,
        });
        break;
      case 'InstallingAVDump':
        notify({ kind: 'info', title: 'Installing AVDump...', key: installing, timeout: null });
        break;
      case 'InstalledAVDump':
        notify({ kind: 'success', title: 'AVDump installed!', key: installing });
        break;
      case 'InstallException':
        this.#failAsked('AVDump is not installed.');
        notify({
          kind: 'error',
          title: 'AVDump failed to install!',
          text: event.ErrorMessage,
          key: installing,
        });
        break;
      default:
        // `Message`, `Error`, `ED2KLink` and `CreqUpdate` are intermediate steps; the other events report how it ends.
        break;
    }
  }

  /** Many may fail one after the other: one notice says so, with the last reason; each row has its own. */
  #failLater(ids: readonly number[], reason: string): void {
    if (ids.some((id) => this.#own.has(id))) {
      notify({ kind: 'error', title: 'AVDump failed!', text: reason, key: 'avdump-failed' });
    }
    this.#fail(ids, reason);
  }

  #failAsked(reason: string): void {
    this.#fail([...this.#asked], reason);
  }

  #fail(ids: readonly number[], reason: string): void {
    for (const id of ids) {
      this.#asked.delete(id);
      this.#own.delete(id);
    }
    this.#set(ids, { kind: 'failed', reason });
  }

  #set(ids: readonly number[], state: DumpState): void {
    getDefaultStore().set(this.heardAtom, (heard) => {
      const next = new Map(heard);
      for (const id of ids) next.set(id, state);
      return next;
    });
  }
}

export const dumpStore = perSession((ended) => new DumpStore(ended));
