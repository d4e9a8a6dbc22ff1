import type { Clock } from './clock.ts';

export type StartupState = 'Waiting' | 'Starting' | 'Started' | 'Failed';

/** Milliseconds from Waiting to Started. */
export const startDuration = 3000;

const steps = [
  'Initializing Hosts...',
  'Database - Initializing Session Factory...',
  'Database - Creating Schema...',
  'Database - Populating Data (Rename Script)...',
  'Initializing Session Factory...',
  'Starting Scheduler...',
];

const failure =
  'Could not init database: NHibernate.Exceptions.GenericADOException: could not execute query\n ---> System.OverflowException: Value was either too large or too small for an Int32.';

/** A .NET TimeSpan: `00:00:06.5264987`, prefixed with `d.` from one day on. */
export function uptimeText(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const days = Math.floor(ms / 86_400_000);
  const fraction = Math.round((ms % 1000) * 10_000);
  const clock = `${two((ms / 3_600_000) % 24)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`;
  return `${days > 0 ? `${days}.` : ''}${clock}${fraction > 0 ? `.${String(fraction).padStart(7, '0')}` : ''}`;
}

export class Lifecycle {
  readonly #clock: Clock;
  #state: StartupState;
  #message: string | null = null;
  #startedAt: number;
  #cancel: (() => void)[] = [];
  #downUntil = 0;
  #isDatabaseBlocked = false;
  #blockReason: string | null = null;
  /** Whether an administrator may restart and shut it down (since 6); the recorded server refused. */
  isControllable = false;
  /** What was saved takes effect with the next start. */
  needsRestart = false;
  /** Makes the next start fail. */
  failNext = false;
  onStarted: (() => void) | undefined;
  /** Set in the first run. */
  firstUser = { username: 'Default', password: '' };

  constructor(clock: Clock, state: StartupState) {
    this.#clock = clock;
    this.#state = 'Waiting';
    this.#startedAt = clock.now().getTime();
    this.set(state);
  }

  get state(): StartupState {
    return this.#state;
  }

  /** While a restarting server refuses connections. */
  get isDown(): boolean {
    return this.#clock.now().getTime() < this.#downUntil;
  }

  /** As after a recalculation that never ended; the next start ends it. */
  get isDatabaseBlocked(): boolean {
    return this.#isDatabaseBlocked;
  }

  /** Until the state is set again. No recording has a reason: the document says that it is a text, or null. */
  blockDatabase(reason: string | null = null): void {
    if (this.#state !== 'Started') this.set('Started');
    this.#isDatabaseBlocked = true;
    this.#blockReason = reason;
  }

  status() {
    return {
      ...this.#progress(),
      DatabaseBlocked: { Progress: null, Blocked: this.#isDatabaseBlocked, Status: this.#reason },
    };
  }

  statusSince6() {
    const started = this.#state === 'Started';
    const before = (ms: number) => (started ? new Date(this.#startedAt - ms).toISOString() : null);
    return {
      ...this.#progress(),
      CanShutdown: this.isControllable,
      CanRestart: this.isControllable,
      BootstrappedAt: before(startDuration),
      StartedAt: before(0),
      StartupTime: started ? uptimeText(startDuration) : null,
      DatabaseBlocked: { Blocked: this.#isDatabaseBlocked, Reason: this.#reason ?? '' },
    };
  }

  get #reason(): string | null {
    return this.#isDatabaseBlocked ? this.#blockReason : null;
  }

  #progress() {
    const started = this.#state === 'Started';
    return {
      StartupMessage: started ? null : this.#message,
      State: this.#state,
      Uptime: started ? uptimeText(this.#clock.now().getTime() - this.#startedAt + 0.9728) : null,
    };
  }

  /** At once; `Starting` then proceeds by itself. */
  set(state: StartupState): void {
    this.#stopTimers();
    this.#isDatabaseBlocked = false;
    this.#state = state;
    this.#message = state === 'Failed' ? failure : null;
    if (state === 'Started') {
      this.#startedAt = this.#clock.now().getTime();
      this.onStarted?.();
    }
    if (state === 'Starting') this.#run();
  }

  /** Ends in Started, or in Failed if {@link failNext} is set. */
  start(): void {
    this.set('Starting');
  }

  /** Refuses connections for `downFor` ms, then starts again, or waits for the first run. */
  restart(downFor: number, waits = false): void {
    this.#stopTimers();
    this.#isDatabaseBlocked = false;
    this.needsRestart = false;
    this.#downUntil = this.#clock.now().getTime() + downFor;
    this.#state = 'Starting';
    this.#message = steps[0] ?? null;
    this.#cancel.push(this.#clock.after(downFor, () => (waits ? this.set('Waiting') : this.start())));
  }

  /** Refuses connections until it is restarted. */
  shutDown(): void {
    this.#stopTimers();
    this.#downUntil = Number.POSITIVE_INFINITY;
  }

  #run(): void {
    const step = startDuration / steps.length;
    this.#message = steps[0] ?? null;
    steps.forEach((text, index) => {
      this.#cancel.push(
        this.#clock.after(step * index, () => {
          this.#message = text;
        }),
      );
    });
    this.#cancel.push(
      this.#clock.after(startDuration, () => {
        const fails = this.failNext;
        this.failNext = false;
        this.set(fails ? 'Failed' : 'Started');
      }),
    );
  }

  #stopTimers(): void {
    for (const cancel of this.#cancel) cancel();
    this.#cancel = [];
  }
}
