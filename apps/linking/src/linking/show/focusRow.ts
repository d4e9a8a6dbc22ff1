/** For controls of a row that disappear when used. */
export function focusRow(from: Element, place: number): void {
  const row = from.closest('[role="list"]')?.querySelector<HTMLElement>(`[data-virtual-item="${place}"]`);
  row?.focus({ preventScroll: true });
}

/** For such controls outside the rows: focuses the row in the tab order. */
export function focusCurrentRow(): void {
  const row = document.querySelector<HTMLElement>('[role="list"] [data-virtual-item][tabindex="0"]');
  row?.focus({ preventScroll: true });
}
