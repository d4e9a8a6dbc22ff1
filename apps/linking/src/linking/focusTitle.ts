/** Gives the focus to the page's title, when the control that had it disappears by its own action. */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
