import type { Arrival } from './Step.ts';

/** When the page saw what, in milliseconds since its navigation began. */
export interface Reaction {
  /** The press, by the time that the browser gave it; a busy page hears of it later. */
  begun?: number;
  /** What the next page is for is in view, and nothing in view is busy. */
  ready?: number;
  /** And every picture in view is drawn. */
  complete?: number;
}

declare global {
  var __reaction: Reaction | undefined;
}

/** Runs in the page before a press, beside `lookAtScreen`. It must stand alone: the browser gets its text. */
export function watchPress({ named, text, content, least }: Arrival): void {
  const reaction: Reaction = {};
  globalThis.__reaction = reaction;
  const isShown = (): boolean =>
    [...document.querySelectorAll(named)].some((element) => element.textContent.trim() === text);
  const look = (): void => {
    const state = isShown() ? globalThis.__screen?.look({ content, least }) : undefined;
    if (state) reaction.ready ??= performance.now();
    if (state === 'complete') reaction.complete = performance.now();
    else requestAnimationFrame(look);
  };
  const onClick = ({ timeStamp }: Event): void => {
    reaction.begun = timeStamp;
    requestAnimationFrame(look);
  };
  addEventListener('click', onClick, { once: true, capture: true });
}
