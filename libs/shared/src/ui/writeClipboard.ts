/** Copies like the keyboard: selects the text for a moment. The focus stays. */
function copyByCommand(text: string): boolean {
  const selection = getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.ariaHidden = 'true';
  holder.style.cssText = 'position: fixed; inset-block-start: 0; clip-path: inset(50%); white-space: pre';
  const setText = (event: ClipboardEvent): void => {
    event.preventDefault();
    // Other listeners may add to the copied text.
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.body.append(holder);
  addEventListener('copy', setText, { capture: true });
  try {
    selection?.selectAllChildren(holder);
    // Deprecated, but the only way without https.
    return document.execCommand('copy');
  } finally {
    removeEventListener('copy', setText, { capture: true });
    holder.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}

/**
 * Call from a user gesture. Falls back to `execCommand`, as browsers have no clipboard API without https.
 * @throws if the browser allows neither
 * @example await writeClipboard(String(fileId));
 */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByCommand(text)) throw error;
  }
}
