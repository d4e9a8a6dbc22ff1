let typed = '';

function gather(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  // Keys for the dialog that reports that the field's code failed to load.
  if (event.target instanceof Element && event.target.closest('dialog')) return;
  if (event.key.length === 1) typed += event.key;
  else if (event.key !== 'Enter') return;
  event.preventDefault();
}

export function flushTypedKeys(): string {
  document.removeEventListener('keydown', gather, true);
  const taken = typed;
  typed = '';
  return taken;
}

/** Buffers keys for a field whose code is still loading, and hides them from the page's shortcuts. */
export function bufferTypedKeys(): () => void {
  document.addEventListener('keydown', gather, true);
  return flushTypedKeys;
}
