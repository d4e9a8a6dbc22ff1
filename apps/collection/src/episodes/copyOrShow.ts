import { notify } from '@hondana/shared/overlays/notices';
import { writeClipboard } from '@hondana/shared/ui/writeClipboard';
import { t } from '@lingui/core/macro';

/** `shown` is the notice's text where the browser does not allow copying. */
export async function copyOrShow(
  text: string,
  copied: { readonly title: string; readonly text: string },
  shown = text,
): Promise<void> {
  try {
    await writeClipboard(text);
    notify({ kind: 'success', ...copied });
  } catch {
    notify({ kind: 'error', title: t`The browser does not allow copying`, text: shown });
  }
}
