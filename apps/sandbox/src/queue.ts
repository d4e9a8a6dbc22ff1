import type { Clock } from './clock.ts';
import type { Hub } from './hub/hub.ts';

export interface Job {
  /** A job with the key of a waiting one is dropped, as on the reference. */
  readonly key: string;
  /** Name while it waits: `Read MediaInfo for File`. */
  readonly type: string;
  /** Name while it runs: `Reading MediaInfo for File`. */
  readonly title: string;
  readonly details?: Record<string, string | number>;
  /** In milliseconds. */
  readonly duration?: number;
  /** The job is blocked while this is unavailable. */
  readonly needs?: 'network' | 'anidb-udp' | 'anidb-http';
  /** Since 6: in milliseconds, until it may run, such as after a failure. */
  readonly delay?: number;
  /** How often it was retried. */
  readonly retries?: number;
  /** The key of the job that must end before it runs. */
  readonly parentKey?: string;
  /** Applies the job's changes when it ends. */
  readonly done?: () => void;
}

interface Item {
  readonly job: Job;
  /** When it may run. */
  readonly scheduledAt: Date | null;
  startTime: Date | null;
}

export type CanRun = (needs: Job['needs']) => boolean;

const threads = 4;

/** `AniDB/AddFileToMyListJob_Hash:…` is a job of the type `AddFileToMyListJob`. */
function classOf({ job }: Item): string {
  return /\w+?Job/.exec(job.key)?.[0] ?? job.key;
}

/** Of the recorded pools, those that run one job at a time. The others take as many as there are threads. */
const singlePools: Readonly<Record<string, readonly string[]>> = {
  AniDB_HTTP: ['GetAniDBAnimeJob', 'GetRemoteAniDBAnimeJob', 'SyncAniDBMyListJob'],
  AniDB_UDP: ['AnidbProcessFileJob', 'AcknowledgeAniDBNotifyJob', 'AddFileToMyListJob'],
  AVDumpFilesJob: ['AVDumpFilesJob'],
};

const workersOf = (pool: string): number => (pool in singlePools ? 1 : threads);

function poolOf(item: Item): string {
  const { needs } = item.job;
  if (needs === 'anidb-udp') return 'AniDB_UDP';
  return needs === 'anidb-http' ? 'AniDB_HTTP' : classOf(item);
}

/** Four jobs run at a time. Changes go to the hub; while paused only pausing and resuming, as on the reference. */
export class Queue {
  readonly #clock: Clock;
  readonly #hub: Hub;
  readonly #canRun: CanRun;
  #items: Item[] = [];
  #running = true;
  /** Since 6, whose items have more fields and whose types go by other names. */
  hasPools = false;

  constructor(clock: Clock, hub: Hub, canRun: CanRun = () => true) {
    this.#clock = clock;
    this.#hub = hub;
    this.#canRun = canRun;
  }

  get running(): boolean {
    return this.#running;
  }

  add(job: Job): void {
    this.addAll([job]);
  }

  /** Notifies once. */
  addAll(jobs: readonly Job[]): void {
    const waiting = new Set(
      this.#items.filter((item) => item.startTime === null).map((item) => item.job.key),
    );
    for (const job of jobs) {
      if (waiting.has(job.key)) continue;
      waiting.add(job.key);
      this.#items.push({ job, startTime: null, scheduledAt: this.#scheduleOf(job) });
    }
    this.#fill();
    this.#notify();
  }

  pause(): void {
    this.#running = false;
    this.#report();
  }

  resume(): void {
    this.#running = true;
    this.#fill();
    this.#notify();
  }

  /** Running jobs finish. */
  clear(): void {
    this.#items = this.#items.filter((item) => item.startTime !== null);
    this.#notify();
  }

  /** Call it when blocked jobs may be able to run: after a ban, or back online. */
  recheck(): void {
    this.#fill();
    this.#notify();
  }

  /** For `GET Queue`. */
  summary() {
    const executing = this.#items.filter((item) => item.startTime !== null);
    const scheduled = this.#items.filter((item) => this.#isScheduled(item));
    const blocked = this.#items.filter((item) => this.#isHeldUp(item));
    const total = this.#items.length - scheduled.length;
    return {
      WaitingCount: total - executing.length - blocked.length,
      BlockedCount: blocked.length,
      ...(this.hasPools && { ScheduledCount: scheduled.length }),
      TotalCount: total,
      ThreadCount: threads,
      CurrentlyExecuting: executing.map((item) => this.#present(item)),
    };
  }

  /** For the hub, which also reports whether the queue runs. */
  state() {
    return { Running: this.#running, ...this.summary() };
  }

  /** Running jobs first, those for later last. */
  items(showBlocked: boolean, showScheduled = false) {
    const rankOf = (item: Item) => (item.startTime === null ? Number(this.#isScheduled(item)) : -1);
    return [...this.#items]
      .sort((a, b) => rankOf(a) - rankOf(b))
      .filter((item) => showScheduled || !this.#isScheduled(item))
      .filter((item) => showBlocked || !this.#isHeldUp(item))
      .map((item) => this.#present(item));
  }

  types(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const item of this.#items) {
      const name = this.hasPools ? classOf(item) : item.job.type;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    return counts;
  }

  /** Those that have jobs, and the recorded ones; 6 lists one for each type that it knows. */
  pools() {
    const byName = Map.groupBy(this.#items, poolOf);
    const names = new Set([...byName.keys(), ...Object.keys(singlePools)]);
    return [...names].map((name) => {
      const items = byName.get(name) ?? [];
      const running = items.filter((item) => item.startTime !== null);
      const scheduled = items.filter((item) => this.#isScheduled(item));
      const blocked = items.filter((item) => this.#isHeldUp(item));
      return {
        Name: name,
        MaxWorkers: workersOf(name),
        ActiveWorkers: running.length,
        IdleWorkers: workersOf(name) - running.length,
        WaitingCount: items.length - running.length - scheduled.length - blocked.length,
        BlockedCount: blocked.length,
        ScheduledCount: scheduled.length,
        IsBlocked: blocked.length > 0,
        HandledTypeNames: singlePools[name] ?? [...new Set(items.map(classOf))],
        LastActiveAt: running[0]?.startTime?.toISOString() ?? null,
      };
    });
  }

  #scheduleOf({ delay }: Job): Date | null {
    if (delay === undefined) return null;
    this.#clock.after(delay, () => this.recheck());
    return new Date(this.#clock.now().getTime() + delay);
  }

  #isScheduled({ startTime, scheduledAt }: Item): boolean {
    return startTime === null && scheduledAt !== null && scheduledAt > this.#clock.now();
  }

  /** Blocked, and not only for later. */
  #isHeldUp(item: Item): boolean {
    return item.startTime === null && !this.#isScheduled(item) && this.#isBlocked(item);
  }

  #isBlocked(item: Item): boolean {
    return !this.#canRun(item.job.needs);
  }

  #present(item: Item) {
    return {
      Key: item.job.key,
      Type: item.job.type,
      Title: item.job.title,
      Details: item.job.details ?? {},
      IsRunning: item.startTime !== null,
      StartTime: item.startTime?.toISOString() ?? null,
      IsBlocked: this.#isHeldUp(item) || this.#isScheduled(item),
      ...(this.hasPools && {
        IsScheduled: this.#isScheduled(item),
        PoolName: item.startTime === null ? null : poolOf(item),
        RetryCount: item.job.retries ?? 0,
        ScheduledAt: item.scheduledAt?.toISOString() ?? null,
        ParentKey: item.job.parentKey ?? null,
      }),
    };
  }

  #fill(): void {
    if (!this.#running) return;
    let free = threads - this.#items.filter((item) => item.startTime !== null).length;
    for (const item of this.#items) {
      if (free <= 0) return;
      if (item.startTime !== null || this.#isBlocked(item) || this.#isScheduled(item)) continue;
      if (this.#items.some(({ job }) => job.key === item.job.parentKey)) continue;
      if (this.hasPools && this.#runningIn(poolOf(item)) >= workersOf(poolOf(item))) continue;
      free--;
      item.startTime = this.#clock.now();
      this.#clock.after(item.job.duration ?? 400, () => this.#finish(item));
    }
  }

  #runningIn(pool: string): number {
    return this.#items.filter((item) => item.startTime !== null && poolOf(item) === pool).length;
  }

  #finish(item: Item): void {
    this.#items = this.#items.filter((one) => one !== item);
    item.job.done?.();
    this.#log(item);
    this.#fill();
    this.#notify();
  }

  #log(item: Item): void {
    const details = Object.entries(item.job.details ?? {}).map(([key, value]) => `${key}: ${value}`);
    this.#hub.log({
      Level: 'Trace',
      TimeStamp: this.#clock.now().toISOString(),
      LoggerName: 'Main',
      Caller: '::',
      Message: `Job Completed: ${[item.job.title, ...details].join(' | ')}`,
    });
  }

  #notify(): void {
    if (this.#running) this.#report();
  }

  #report(): void {
    this.#hub.emit('Queue:QueueStateChanged', this.state());
  }
}
