/** Gives the focus to the page's title, when the control that had it goes with what it did. */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
