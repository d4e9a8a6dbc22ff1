import { notify } from '@hondana/shared/overlays/notices';
import { t } from '@lingui/core/macro';
import { writeClipboard } from '../ui/writeClipboard.ts';

function selectContent(element: HTMLElement): void {
  element.focus();
  if (element instanceof HTMLTextAreaElement) element.select();
  else getSelection()?.selectAllChildren(element);
}

/**
 * Copies a text. If the browser forbids it, focuses and selects the element that shows it, for copying by hand.
 * @param copied title of the success notice
 * @example <IconButton icon={copyIcon} label="Copy hash" onClick={() => void copyText(hash, code.current, 'ED2K hash copied!')} />
 */
export async function copyText(text: string, shownIn: HTMLElement | null, copied: string): Promise<void> {
  try {
    await writeClipboard(text);
    notify({ kind: 'success', title: copied });
  } catch {
    if (shownIn) selectContent(shownIn);
    notify({
      kind: 'warning',
      title: t`The browser does not allow copying`,
      text: t`Selected: press Ctrl+C.`,
    });
  }
}
