interface Timer {
  readonly due: number;
  readonly order: number;
  readonly run: () => void;
}

/** The sandbox's time. Queue jobs, start-up and delays wait on it, so tests can skip ahead with {@link advance}. */
export class Clock {
  #offset: number;
  #order = 0;
  #timers: Timer[] = [];
  #timeout: NodeJS.Timeout | undefined;
  readonly #manual: boolean;
  #manualNow: number;

  /** @param manual if true, only {@link advance} moves the time */
  constructor(start: Date = new Date(), manual = false) {
    this.#manual = manual;
    this.#manualNow = start.getTime();
    this.#offset = start.getTime() - Date.now();
  }

  now(): Date {
    return new Date(this.#time());
  }

  /** @returns a function that cancels the timer */
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

  sleep(ms: number): Promise<void> {
    return ms <= 0 ? Promise.resolve() : new Promise((resolve) => this.after(ms, resolve));
  }

  /** Moves the time on and runs the timers that fall due, in order. */
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

  /** Cancels all timers. */
  stop(): void {
    this.#timers = [];
    clearTimeout(this.#timeout);
  }

  #time(): number {
    return this.#manual ? this.#manualNow : Date.now() + this.#offset;
  }

  #moveTo(time: number): void {
    if (this.#manual) this.#manualNow = time;
    else this.#offset += time - this.#time();
  }

  #schedule(): void {
    clearTimeout(this.#timeout);
    const next = this.#timers[0];
    if (this.#manual || next === undefined) return;
    this.#timeout = setTimeout(() => this.advance(0), Math.max(0, Math.ceil(next.due - this.#time())));
  }
}
