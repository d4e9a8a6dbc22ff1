let isUsed = false;
let use = (): void => {};

/** Resolves once somebody uses the page with pointer, wheel, finger or keyboard. */
export const firstAction = new Promise<void>((resolve) => {
  use = resolve;
});

/** Whether somebody has used the page since this was first loaded. */
export const isPageUsed = (): boolean => isUsed;

const listening = new AbortController();
for (const kind of ['pointermove', 'pointerdown', 'wheel', 'touchstart', 'keydown']) {
  addEventListener(
    kind,
    () => {
      listening.abort();
      isUsed = true;
      use();
    },
    { signal: listening.signal, capture: true, passive: true },
  );
}
