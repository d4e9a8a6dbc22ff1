/** Whether text within an element is selected, or in a selection that began there. */
export function isTextSelected(within: Element | null): boolean {
  const selection = getSelection();
  return selection !== null && !selection.isCollapsed && within?.contains(selection.anchorNode) === true;
}
