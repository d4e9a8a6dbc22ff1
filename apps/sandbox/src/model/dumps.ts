/** The one version of AVDump that there is. */
export const avdumpVersion = '8293';

/** How a dump ends when a test forces it. */
export const dumpOutcomes = [
  'Success',
  'Failure',
  'GenericException',
  'InvalidCredentials',
  'Timeout',
  'InstallException',
] as const;

export type DumpOutcome = (typeof dumpOutcomes)[number];

/** Files that AVDump is working on, or will be. */
export interface DumpSession {
  readonly id: number;
  readonly fileIds: readonly number[];
  /** In percent. */
  progress: number;
  /** Undefined while it waits. */
  startedAt: Date | undefined;
  readonly ed2ks: string[];
}

/** What the server knows about AVDump apart from the records of files. */
export class Dumps {
  readonly #sessions = new Map<number, DumpSession>();
  #lastId = 0;
  isInstalled = false;
  /** How the next ones end. */
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
