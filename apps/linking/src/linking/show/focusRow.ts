/** Gives the focus to a row's button, when the control that had it goes with what it did. */
export function focusRow(from: Element, place: number): void {
  const row = from.closest('[role="list"]')?.querySelector<HTMLElement>(`[data-virtual-item="${place}"]`);
  row?.focus({ preventScroll: true });
}

/** The same where the control was outside the rows: to the row that Tab would lead to. */
export function focusCurrentRow(): void {
  const row = document.querySelector<HTMLElement>('[role="list"] [data-virtual-item][tabindex="0"]');
  row?.focus({ preventScroll: true });
}
