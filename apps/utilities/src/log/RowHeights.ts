const blockSize = 256;

interface Block {
  readonly heights: Float64Array;
  sum: number;
}

/**
 * Heights of rows appended at the end and removed at the start, estimated first and measured once rendered. Positions
 * are permanent: they count from the first row ever. Sums per block keep queries fast for a hundred thousand rows.
 */
export class RowHeights {
  readonly #blocks: Block[] = [];
  #firstBlock: number;
  #start: number;
  #end: number;
  #total = 0;

  constructor(start = 0) {
    this.#start = start;
    this.#end = start;
    this.#firstBlock = Math.floor(start / blockSize);
  }

  get start(): number {
    return this.#start;
  }

  /** Exclusive. */
  get end(): number {
    return this.#end;
  }

  get total(): number {
    return this.#total;
  }

  append(height: number): void {
    const at = this.#end - this.#firstBlock * blockSize;
    if (at >= this.#blocks.length * blockSize) {
      this.#blocks.push({ heights: new Float64Array(blockSize), sum: 0 });
    }
    this.#end++;
    this.set(this.#end - 1, height);
  }

  dropBefore(place: number): void {
    const target = Math.min(place, this.#end);
    for (; this.#start < target; this.#start++) this.set(this.#start, 0);
    const whole = Math.floor(this.#start / blockSize) - this.#firstBlock;
    this.#blocks.splice(0, Math.min(whole, this.#blocks.length));
    this.#firstBlock += whole;
  }

  heightOf(place: number): number {
    const at = place - this.#firstBlock * blockSize;
    return this.#blocks[Math.floor(at / blockSize)]?.heights[at % blockSize] ?? 0;
  }

  set(place: number, height: number): void {
    const at = place - this.#firstBlock * blockSize;
    const block = this.#blocks[Math.floor(at / blockSize)];
    if (!block) return;
    const change = height - (block.heights[at % blockSize] ?? 0);
    block.heights[at % blockSize] = height;
    block.sum += change;
    this.#total += change;
  }

  offsetOf(place: number): number {
    const at = place - this.#firstBlock * blockSize;
    const own = Math.floor(at / blockSize);
    let offset = 0;
    for (let index = 0; index < own; index++) offset += this.#blocks[index]?.sum ?? 0;
    for (let index = 0; index < at % blockSize; index++) offset += this.#blocks[own]?.heights[index] ?? 0;
    return offset;
  }

  /** The row at a distance from the top; clamped to the last row. */
  placeAt(offset: number): number {
    let rest = offset;
    let block = 0;
    for (; block < this.#blocks.length - 1 && rest >= (this.#blocks[block]?.sum ?? 0); block++) {
      rest -= this.#blocks[block]?.sum ?? 0;
    }
    let place = (this.#firstBlock + block) * blockSize;
    for (let index = 0; place < this.#end - 1; index++, place++) {
      const height = this.#blocks[block]?.heights[index] ?? 0;
      if (rest < height) break;
      rest -= height;
    }
    return Math.min(Math.max(place, this.#start), Math.max(this.#start, this.#end - 1));
  }
}
