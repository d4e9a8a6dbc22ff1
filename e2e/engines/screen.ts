import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { repositoryPath } from '../../tools/build/paths.ts';
import type { Driver, Key, Point } from './driver.ts';
import { look, type Seen, type Target, type Words } from './look.ts';

/** Testing Library finds by role and name in every engine alike. */
const library = readFileSync(
  createRequire(repositoryPath('package.json')).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

interface Choice {
  readonly within?: Target;
  readonly at?: number;
}

const wordsOf = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

export function role(role: string, name?: string | RegExp, { within, at = 0 }: Choice = {}): Target {
  return { by: 'role', role, words: name === undefined ? undefined : wordsOf(name), within, at };
}

export function text(words: string | RegExp, { within, at = 0 }: Choice = {}): Target {
  return { by: 'text', words: wordsOf(words), within, at };
}

/** For password fields, which have no role. */
export function label(words: string | RegExp, { within, at = 0 }: Choice = {}): Target {
  return { by: 'label', words: wordsOf(words), within, at };
}

/** Only bounds the time of a failure: shared machines are slow. */
const timeoutMs = 30_000;
const intervalMs = 60;

const targetName = ({ by, role: kind = by, words = '', within }: Target): string => {
  const name = typeof words === 'string' ? `“${words}”` : `/${words.source}/${words.flags}`;
  return `${kind} ${name}${within ? ` in ${targetName(within)}` : ''}`;
};

const middleOf = ({ left, top, width, height }: Seen): Point => ({
  x: left + width / 2,
  y: top + height / 2,
});

export class Screen {
  readonly driver: Driver;

  constructor(driver: Driver) {
    this.driver = driver;
  }

  /** Pages navigate meanwhile, so single queries may fail. */
  async until<Answer>(
    what: string,
    question: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean,
  ): Promise<Answer> {
    const end = performance.now() + timeoutMs;
    let last: unknown;
    while (performance.now() < end) {
      try {
        const answer = await question();
        if (isGood(answer)) return answer;
        last = answer;
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, intervalMs));
    }
    const rest = last instanceof Error ? String(last) : JSON.stringify(last);
    throw new Error(
      `In ${timeoutMs / 1000} s there was no ${what}. The last thing seen: ${rest?.slice(0, 600)}`,
    );
  }

  async glance(target: Target, { scrolls = false } = {}): Promise<Seen | null> {
    const ask = () => this.driver.evaluate(`(${look})(${JSON.stringify(target)}, ${scrolls})`);
    let answer = await ask();
    if (answer === 'unprepared') {
      await this.driver.evaluate(`(() => { ${library} })()`);
      answer = await ask();
    }
    if (answer === 'unprepared') throw new Error('Testing Library cannot be had in this page.');
    return answer as Seen | null;
  }

  async see(target: Target, isAsItShould: (seen: Seen) => boolean = () => true): Promise<Seen> {
    const seen = await this.until(
      `${targetName(target)} as it should be`,
      () => this.glance(target),
      (answer) => answer !== null && isAsItShould(answer),
    );
    if (seen === null) throw new Error('It is gone.');
    return seen;
  }

  async lack(target: Target): Promise<void> {
    await this.until(
      `screen without ${targetName(target)}`,
      () => this.glance(target),
      (seen) => seen === null,
    );
  }

  async address(wanted: RegExp): Promise<string> {
    const answer = await this.until(
      `address like ${wanted}`,
      () => this.driver.evaluate('location.href'),
      (address) => wanted.test(String(address)),
    );
    return String(answer);
  }

  async place(target: Target): Promise<Point> {
    let before: Seen | null = null;
    const seen = await this.until(
      `${targetName(target)} that can be reached and stands still`,
      async () => {
        const now = await this.glance(target, { scrolls: !before?.isReachable });
        const stands = now !== null && before?.left === now.left && before.top === now.top;
        before = now;
        return stands && now.isReachable && now.isEnabled ? now : null;
      },
      (answer) => answer !== null,
    );
    if (seen === null) throw new Error('It is gone.');
    return middleOf(seen);
  }

  /** Follows the target if it moves. */
  async hover(target: Target): Promise<void> {
    let place: Point | undefined;
    await this.until(
      `${targetName(target)} under the mouse`,
      async () => {
        place = await this.place(target);
        await this.driver.moveTo(place);
        return this.glance(target);
      },
      (seen) => seen !== null && middleOf(seen).x === place?.x && middleOf(seen).y === place.y,
    );
  }

  async click(target: Target, { held }: { held?: Key } = {}): Promise<void> {
    await this.hover(target);
    if (held) await this.driver.keyDown(held);
    await this.driver.mouseDown();
    await this.driver.mouseUp();
    if (held) await this.driver.keyUp(held);
  }

  /** All keys but the last are held. */
  async press(...keys: readonly Key[]): Promise<void> {
    for (const key of keys) await this.driver.keyDown(key);
    for (const key of keys.toReversed()) await this.driver.keyUp(key);
  }

  async fill(target: Target, words: string): Promise<void> {
    await this.click(target);
    await this.see(target, ({ isFocused }) => isFocused);
    await this.press('Control', 'a');
    await this.driver.type(words);
    await this.see(target, ({ value }) => value === words);
  }

  async tabTo(target: Target): Promise<void> {
    for (let presses = 0; presses < 60; presses += 1) {
      await this.press('Tab');
      if ((await this.glance(target))?.isFocused) return;
    }
    throw new Error(`60 presses of Tab did not lead to ${targetName(target)}.`);
  }

  async drag(target: Target, { x, y }: Point): Promise<void> {
    const from = await this.place(target);
    const steps = 5;
    await this.driver.moveTo(from);
    await this.driver.mouseDown();
    for (let step = 1; step <= steps; step += 1) {
      await this.driver.moveTo({ x: from.x + (x * step) / steps, y: from.y + (y * step) / steps });
    }
    await this.driver.mouseUp();
  }

  async scrolled(): Promise<number> {
    return Number(await this.driver.evaluate('scrollY'));
  }
}
