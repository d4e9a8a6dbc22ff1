export const avdumpVersion = '8293';

/** Outcomes that a test can force. */
export const dumpOutcomes = [
  'Success',
  'Failure',
  'GenericException',
  'InvalidCredentials',
  'Timeout',
  'InstallException',
] as const;

export type DumpOutcome = (typeof dumpOutcomes)[number];

export interface DumpSession {
  readonly id: number;
  readonly fileIds: readonly number[];
  /** In percent. */
  progress: number;
  /** Undefined while queued. */
  startedAt: Date | undefined;
  readonly ed2ks: string[];
}

/** AVDump's state, apart from the records of files. */
export class Dumps {
  readonly #sessions = new Map<number, DumpSession>();
  #lastId = 0;
  isInstalled = false;
  /** How the next dumps end. */
  outcome: DumpOutcome = 'Success';

  get running(): readonly DumpSession[] {
    return [...this.#sessions.values()].filter(({ startedAt }) => startedAt !== undefined);
  }

  begin(fileIds: readonly number[]): DumpSession {
    this.#lastId += 1;
    const session = { id: this.#lastId, fileIds, progress: 0, startedAt: undefined, ed2ks: [] };
    this.#sessions.set(session.id, session);
    return session;
  }

  end(session: DumpSession): void {
    this.#sessions.delete(session.id);
  }

  of(fileId: number): DumpSession | undefined {
    return [...this.#sessions.values()].find(({ fileIds }) => fileIds.includes(fileId));
  }
}
