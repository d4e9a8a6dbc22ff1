/** Whether a text selection starts within the element. */
export function isTextSelected(within: Element | null): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && within?.contains(selection.anchorNode) === true;
}
