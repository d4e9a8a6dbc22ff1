const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Milliseconds that a call has the processor before another has its turn. */
const slice = 50;

/** Shared by concurrent calls: three at once take three times as long each. */
export class Processor {
  #calls = 0;

  async work(milliseconds: number): Promise<void> {
    this.#calls += 1;
    for (let left = milliseconds; left > 0; left -= slice) await sleep(Math.min(left, slice) * this.#calls);
    this.#calls -= 1;
  }
}
