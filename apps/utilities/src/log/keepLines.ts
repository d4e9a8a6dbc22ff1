import { notify } from '@hondana/shared/overlays/notices';
import { downloadText } from '@hondana/shared/ui/downloadText';
import { writeClipboard } from '@hondana/shared/ui/writeClipboard';
import { plural, t } from '@lingui/core/macro';
import type { LogLine } from './LogStore.ts';
import { logLineText } from './logText.ts';

function textOf(lines: readonly LogLine[]): string {
  return lines.map(({ entry }) => `${logLineText(entry)}\n`).join('');
}

export async function copyLines(lines: readonly LogLine[]): Promise<void> {
  try {
    await writeClipboard(textOf(lines));
    notify({
      kind: 'success',
      title: t`${plural(lines.length, { one: '# line', other: '# lines' })} copied!`,
    });
  } catch {
    notify({
      kind: 'error',
      title: t`The browser does not allow copying`,
      action: { label: t`Download instead`, onPress: () => downloadLines(lines) },
    });
  }
}

export function downloadLines(lines: readonly LogLine[]): void {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  downloadText(`shoko-${time}.log`, textOf(lines), 'text/plain');
}
