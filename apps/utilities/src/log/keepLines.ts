import { notify } from '@hondana/shared/overlays/notices';
import { downloadText } from '@hondana/shared/ui/downloadText';
import { plural } from '@hondana/shared/ui/format';
import { writeClipboard } from '@hondana/shared/ui/writeClipboard';
import type { LogLine } from './LogStore.ts';
import { logLineText } from './logText.ts';

function textOf(lines: readonly LogLine[]): string {
  return lines.map(({ entry }) => `${logLineText(entry)}\n`).join('');
}

export async function copyLines(lines: readonly LogLine[]): Promise<void> {
  try {
    await writeClipboard(textOf(lines));
    notify({ kind: 'success', title: `${plural(lines.length, 'line', 'lines')} copied!` });
  } catch {
    notify({
      kind: 'error',
      title: 'The browser does not allow copying',
      action: { label: 'Download instead', onPress: () => downloadLines(lines) },
    });
  }
}

export function downloadLines(lines: readonly LogLine[]): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  downloadText(`shoko-${time}.log`, textOf(lines), 'text/plain');
}
