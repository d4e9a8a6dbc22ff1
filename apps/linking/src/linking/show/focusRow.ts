/** Gives the focus to a row's button, when the control that had it disappears by its own action. */
export function focusRow(from: Element, place: number): void {
  const row = from.closest('[role="list"]')?.querySelector<HTMLElement>(`[data-virtual-item="${place}"]`);
  row?.focus({ preventScroll: true });
}

/** The same for a control outside the rows: to the row that Tab would lead to. */
export function focusCurrentRow(): void {
  const row = document.querySelector<HTMLElement>('[role="list"] [data-virtual-item][tabindex="0"]');
  row?.focus({ preventScroll: true });
}
