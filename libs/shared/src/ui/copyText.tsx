import { notify } from '@hondana/shared/overlays/notices';
import { writeClipboard } from './writeClipboard.ts';

/** Selects the content of an element, to be copied by hand. */
function mark(element: HTMLElement): void {
  element.focus();
  if (element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

/**
 * Copies a text. If the browser does not allow it, the element that shows it takes the focus and is selected, to be
 * copied by hand.
 *
 * @param copied the notice of success
 *
 * @example <IconButton icon={copyIcon} label="Copy hash" onClick={() => void copyText(hash, code.current, 'ED2K hash copied!')} />
 */
export async function copyText(text: string, shownIn: HTMLElement | null, copied: string): Promise<void> {
  try {
    await writeClipboard(text);
    notify({ kind: 'success', title: copied });
  } catch {
    if (shownIn) mark(shownIn);
    notify({
      kind: 'warning',
      title: 'The browser does not allow copying',
      text: 'Selected: press Ctrl+C.',
    });
  }
}
