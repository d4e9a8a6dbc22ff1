import { type AvdumpEvent, onHubEvent } from '@hondana/shared/live';
import { notify } from '@hondana/shared/overlays/notices';
import { perSession } from '@hondana/shared/session/perSession';
import { t } from '@lingui/core/macro';
import { atom, getDefaultStore } from 'jotai';
import { dumpFiles } from './avdump.ts';
import type { DumpState, LiveDumpStates } from './dumpState.ts';

const installNoticeKey = 'avdump-install';

/** Dump states from hub events; links and counts are derived from them. */
class DumpStore {
  readonly heardAtom = atom<LiveDumpStates>(new Map());
  readonly #files = new Map<number, readonly number[]>();
  /** From events that precede a session's failure and explain it. */
  readonly #causes = new Map<number, string>();
  /** Requested by this page, without an event yet. */
  readonly #requested = new Set<number>();
  /** Requested by this page and unfinished: failures of other users' dumps aren't reported here. */
  readonly #own = new Set<number>();

  /** @param ended aborted when the session ends; until then dumps continue even if the page is left */
  constructor(ended: AbortSignal) {
    const unsubscribers = [
      onHubEvent('AVDump:Event', (event) => this.#onEvent(event)),
      onHubEvent('AVDump:OnConnected', (events) => {
        for (const event of events) this.#onEvent(event);
      }),
    ];
    ended.addEventListener('abort', () => {
      for (const stop of unsubscribers) stop();
    });
  }

  /** Reports failures, including later ones. */
  async start(fileIds: readonly number[]): Promise<void> {
    this.#set(fileIds, { kind: 'queued' });
    for (const id of fileIds) {
      this.#requested.add(id);
      this.#own.add(id);
    }
    try {
      await dumpFiles.send({ fileIds });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#fail(fileIds, reason);
      notify({ kind: 'error', title: t`AVDump failed!`, text: reason });
    }
  }

  #onEvent(event: AvdumpEvent): void {
    const { Type, SessionID = 0 } = event;
    if (event.VideoIDs) this.#files.set(SessionID, event.VideoIDs);
    const ids = event.VideoIDs ?? this.#files.get(SessionID) ?? [];
    switch (Type) {
      case 'Started':
      case 'Restore':
      case 'Progress':
        for (const id of ids) this.#requested.delete(id);
        this.#set(ids, { kind: 'running', percent: event.Progress ?? 0 });
        break;
      case 'Success':
        for (const id of ids) this.#own.delete(id);
        this.#set(ids, { kind: 'dumped' });
        this.#files.delete(SessionID);
        break;
      case 'Failure':
      case 'GenericException':
        this.#failLater(ids, this.#causes.get(SessionID) ?? event.ErrorMessage ?? t`AVDump gave no reason.`);
        this.#files.delete(SessionID);
        break;
      case 'InvalidCredentials':
        this.#causes.set(SessionID, t`AniDB refused the AVDump key.`);
        break;
      case 'Timeout':
        this.#causes.set(SessionID, t`AniDB did not respond in time.`);
        break;
      case 'MissingApiKey':
        this.#failRequested(t`There is no AVDump key.`);
        notify({
          kind: 'error',
          title: t`AVDump failed!`,
          text: t`There is no AVDump key. An administrator can set it in Settings, under AniDB.`,
          key: installNoticeKey,
        });
        break;
      case 'InstallingAVDump':
        notify({ kind: 'info', title: t`Installing AVDump...`, key: installNoticeKey, timeout: null });
        break;
      case 'InstalledAVDump':
        notify({ kind: 'success', title: t`AVDump installed!`, key: installNoticeKey });
        break;
      case 'InstallException':
        this.#failRequested(t`AVDump is not installed.`);
        notify({
          kind: 'error',
          title: t`AVDump failed to install!`,
          text: event.ErrorMessage,
          key: installNoticeKey,
        });
        break;
      default:
        // `Message`, `Error`, `ED2KLink` and `CreqUpdate` are intermediate; other events report the outcome.
        break;
    }
  }

  /** Several failures share one notice, which shows the last reason; each row has its own. */
  #failLater(ids: readonly number[], reason: string): void {
    if (ids.some((id) => this.#own.has(id))) {
      notify({ kind: 'error', title: t`AVDump failed!`, text: reason, key: 'avdump-failed' });
    }
    this.#fail(ids, reason);
  }

  #failRequested(reason: string): void {
    this.#fail([...this.#requested], reason);
  }

  #fail(ids: readonly number[], reason: string): void {
    for (const id of ids) {
      this.#requested.delete(id);
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
