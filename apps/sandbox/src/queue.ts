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
  /** Applies the job's changes when it ends. */
  readonly done?: () => void;
}

interface Item {
  readonly job: Job;
  startTime: Date | null;
}

export type CanRun = (needs: Job['needs']) => boolean;

const threads = 4;

/** Four jobs run at a time. Changes go to the hub; while paused only pausing and resuming, as on the reference. */
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

  /** Notifies once. */
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
    const blocked = this.#items.filter((item) => item.startTime === null && this.#isBlocked(item));
    return {
      WaitingCount: this.#items.length - executing.length - blocked.length,
      BlockedCount: blocked.length,
      TotalCount: this.#items.length,
      ThreadCount: threads,
      CurrentlyExecuting: executing.map((item) => this.#present(item)),
    };
  }

  /** For the hub, which also reports whether the queue runs. */
  state() {
    return { Running: this.#running, ...this.summary() };
  }

  /** Running jobs first. */
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
