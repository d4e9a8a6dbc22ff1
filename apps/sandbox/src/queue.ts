import type { Clock } from './clock.ts';
import type { Hub } from './hub/hub.ts';

/** One job of the queue. */
export interface Job {
  /** Identifies the job: a second one with the key of a waiting one is dropped, as the reference does. */
  readonly key: string;
  /** What it is called while it waits: `Read MediaInfo for File`. */
  readonly type: string;
  /** What it is called while it runs: `Reading MediaInfo for File`. */
  readonly title: string;
  readonly details?: Record<string, string | number>;
  /** How long it runs, in milliseconds. */
  readonly duration?: number;
  /** What has to be there for it to run; it stays blocked otherwise. */
  readonly needs?: 'network' | 'anidb-udp' | 'anidb-http';
  /** What the job changes, called when it ends. */
  readonly done?: () => void;
}

interface Item {
  readonly job: Job;
  startTime: Date | null;
}

/** Whether outside conditions let a job run. */
export type CanRun = (needs: Job['needs']) => boolean;

const threads = 4;

/**
 * The server's background jobs: four at a time, the others wait. Every change is reported to the hub, except those of
 * a paused queue, of which the reference reports only that it was paused and resumed.
 */
export class Queue {
  readonly #clock: Clock;
  readonly #hub: Hub;
  readonly #canRun: CanRun;
  #items: Item[] = [];
  #running = true;

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

  /** Adds many jobs and notifies once. */
  addAll(jobs: readonly Job[]): void {
    const waiting = new Set(
      this.#items.filter((item) => item.startTime === null).map((item) => item.job.key),
    );
    for (const job of jobs) {
      if (waiting.has(job.key)) continue;
      waiting.add(job.key);
      this.#items.push({ job, startTime: null });
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

  /** Drops what waits; what runs goes on to its end. */
  clear(): void {
    this.#items = this.#items.filter((item) => item.startTime !== null);
    this.#notify();
  }

  /** Looks again for jobs that may run: after a ban's end, when the network is back. */
  recheck(): void {
    this.#fill();
    this.#notify();
  }

  /** The numbers and the running jobs, for `GET Queue`. */
  summary() {
    const executing = this.#items.filter((item) => item.startTime !== null);
    const blocked = this.#items.filter((item) => item.startTime === null && this.#isBlocked(item));
    return {
      WaitingCount: this.#items.length - executing.length - blocked.length,
      BlockedCount: blocked.length,
      TotalCount: this.#items.length,
      ThreadCount: threads,
      CurrentlyExecuting: executing.map((item) => this.#present(item)),
    };
  }

  /** The same for the hub, which also says whether the queue runs at all. */
  state() {
    return { Running: this.#running, ...this.summary() };
  }

  /** Running jobs first, then what waits; blocked ones only on request. */
  items(showBlocked: boolean) {
    return [...this.#items]
      .sort((a, b) => Number(b.startTime !== null) - Number(a.startTime !== null))
      .filter((item) => showBlocked || item.startTime !== null || !this.#isBlocked(item))
      .map((item) => this.#present(item));
  }

  types(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { job } of this.#items) counts[job.type] = (counts[job.type] ?? 0) + 1;
    return counts;
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
      IsBlocked: item.startTime === null && this.#isBlocked(item),
    };
  }

  #fill(): void {
    if (!this.#running) return;
    let free = threads - this.#items.filter((item) => item.startTime !== null).length;
    for (const item of this.#items) {
      if (free <= 0) return;
      if (item.startTime !== null || this.#isBlocked(item)) continue;
      free--;
      item.startTime = this.#clock.now();
      this.#clock.after(item.job.duration ?? 400, () => this.#finish(item));
    }
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
