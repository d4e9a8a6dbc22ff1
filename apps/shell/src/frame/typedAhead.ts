let typed = '';

function gather(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Of the dialog that says that the field could not be fetched.
  if (event.target instanceof Element && event.target.closest('dialog')) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key !== 'Enter') return;
  event.preventDefault();
}

/** Stops {@link gatherTyped} and answers what was typed. */
export function takeTyped(): string {
  document.removeEventListener('keydown', gather, true);
  const taken = typed;
  typed = '';
  return taken;
}

/** Keeps what is typed for a field that is on its way, and from the page, where the letters would be shortcuts. */
export function gatherTyped(): () => void {
  document.addEventListener('keydown', gather, true);
  return takeTyped;
}
