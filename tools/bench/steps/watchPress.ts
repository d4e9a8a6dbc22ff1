import type { Arrival } from './Step.ts';

/** In milliseconds since the navigation began. */
interface PressMarks {
  /** The event's own time stamp: a busy page handles the press later. */
  begun?: number;
  /** The content is in view, and nothing in view is busy. */
  ready?: number;
  /** Ready, and every picture in view is drawn. */
  complete?: number;
}

declare global {
  var __reaction: PressMarks | undefined;
}

/** Evaluated before a press, beside `lookAtScreen`. Serialized, so it may use nothing outside itself. */
export function watchPress({ named, text, content, least }: Arrival): void {
  const reaction: PressMarks = {};
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
