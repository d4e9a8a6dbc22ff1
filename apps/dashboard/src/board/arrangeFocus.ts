/** The button that brings hidden widgets back. */
export const addWidgetId = 'add-widget';

/** Once the board has been drawn; a menu that was open has closed by then, and has given the focus back. */
function soon(work: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="menu"]')) soon(work);
    else requestAnimationFrame(work);
  });
}

/** Gives the focus to the handle of a widget on the board, or where there is none to what brings one back. */
export function focusHandle(key: string | undefined): void {
  soon(() => {
    const cell = key === undefined ? undefined : `[data-widget="${CSS.escape(key)}"] button[data-grip]`;
    const goal = (cell && document.querySelector<HTMLElement>(cell)) || document.getElementById(addWidgetId);
    goal?.focus();
    goal?.scrollIntoView({ block: 'nearest' });
  });
}
