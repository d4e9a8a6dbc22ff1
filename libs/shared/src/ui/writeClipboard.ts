/** Copies as the keys do: what is selected, which is the text for a moment. The focus stays where it is. */
function copyByCommand(text: string): boolean {
  const selection = getSelection();
  const before = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const holder = document.createElement('span');
  holder.textContent = text;
  holder.ariaHidden = 'true';
  holder.style.cssText = 'position: fixed; inset-block-start: 0; clip-path: inset(50%); white-space: pre';
  const setText = (event: ClipboardEvent): void => {
    event.preventDefault();
    // Other parts of the page may want to add to what is copied.
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
  };
  document.body.append(holder);
  addEventListener('copy', setText, { capture: true });
  try {
    selection?.selectAllChildren(holder);
    // Deprecated, and the only way where the page did not come by https.
    return document.execCommand('copy');
  } finally {
    removeEventListener('copy', setText, { capture: true });
    holder.remove();
    selection?.removeAllRanges();
    if (before) selection?.addRange(before);
  }
}

/**
 * Puts a text on the clipboard, in answer to a press. Without https browsers give pages no clipboard, and the older
 * way is taken.
 *
 * Throws where the browser allows neither.
 *
 * @example await writeClipboard(String(fileId));
 */
export async function writeClipboard(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    if (!copyByCommand(text)) throw error;
  }
}
