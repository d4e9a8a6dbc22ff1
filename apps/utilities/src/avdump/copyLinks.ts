import { notify } from '@hondana/shared/overlays/notices';
import { plural } from '@hondana/shared/ui/format';

/** Copies what stands in a box. Where the browser does not allow it, the text is marked, to be copied by hand. */
export async function copyLinks(box: HTMLTextAreaElement, count: number): Promise<void> {
  try {
    await navigator.clipboard.writeText(box.value);
    notify({ kind: 'success', title: `${plural(count, 'ED2K link', 'ED2K links')} copied!` });
  } catch {
    box.focus();
    box.select();
    notify({
      kind: 'warning',
      title: 'The browser does not allow copying',
      text: 'The links are marked: press Ctrl+C.',
    });
  }
}
