export const addWidgetId = 'add-widget';

/** After rendering, and after an open menu has closed and returned the focus. */
function afterRender(work: () => void): void {
  requestAnimationFrame(() => {
    if (document.querySelector('[role="menu"]')) afterRender(work);
    else requestAnimationFrame(work);
  });
}

export function focusHandle(key: string | undefined): void {
  afterRender(() => {
    const cell = key === undefined ? undefined : `[data-widget="${CSS.escape(key)}"] button[data-grip]`;
    const target =
      (cell && document.querySelector<HTMLElement>(cell)) || document.getElementById(addWidgetId);
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  });
}
