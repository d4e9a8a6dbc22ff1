interface Timer {
  readonly due: number;
  readonly order: number;
  readonly run: () => void;
}

/**
 * The sandbox's time. Whatever takes time (queue jobs, start-up, delays on request) waits on it, so that a
 * test can let minutes pass with {@link advance} and a person sees them pass by themselves.
 */
export class Clock {
  #offset: number;
  #order = 0;
  #timers: Timer[] = [];
  #wake: NodeJS.Timeout | undefined;
  readonly #manual: boolean;
  #manualNow: number;

  /** @param start the time it shows first; @param manual true when only {@link advance} moves it. */
  constructor(start: Date = new Date(), manual = false) {
    this.#manual = manual;
    this.#manualNow = start.getTime();
    this.#offset = start.getTime() - Date.now();
  }

  now(): Date {
    return new Date(this.#time());
  }

  /** Runs something `ms` later; the function returned calls it off. */
  after(ms: number, run: () => void): () => void {
    const timer = { due: this.#time() + ms, order: this.#order++, run };
    this.#timers.push(timer);
    this.#timers.sort((a, b) => a.due - b.due || a.order - b.order);
    this.#schedule();
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
      this.#schedule();
    };
  }

  /** Resolves `ms` later. */
  sleep(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : new Promise((resolve) => this.after(ms, resolve));
  }

  /** Moves the time on and runs all that falls due on the way, in its order. */
  advance(ms: number): void {
    const goal = this.#time() + ms;
    for (let next = this.#timers[0]; next !== undefined && next.due <= goal; next = this.#timers[0]) {
      this.#moveTo(Math.max(next.due, this.#time()));
      this.#timers.shift();
      next.run();
    }
    this.#moveTo(Math.max(goal, this.#time()));
    this.#schedule();
  }

  /** Forgets all that is waiting. */
  stop(): void {
    this.#timers = [];
    clearTimeout(this.#wake);
  }

  #time(): number {
    return this.#manual ? this.#manualNow : Date.now() + this.#offset;
  }

  #moveTo(time: number): void {
    if (this.#manual) this.#manualNow = time;
    else this.#offset += time - this.#time();
  }

  #schedule(): void {
    clearTimeout(this.#wake);
    const next = this.#timers[0];
    if (this.#manual || next === undefined) return;
    this.#wake = setTimeout(() => this.advance(0), Math.max(0, Math.ceil(next.due - this.#time())));
  }
}
