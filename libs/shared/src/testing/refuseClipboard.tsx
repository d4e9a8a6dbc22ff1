import { onTestFinished, vi } from 'vitest';

/** Blocks `execCommand` and the Clipboard API for the test. Returns the latter's spy. */
export function refuseClipboard() {
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const spy = vi
    .spyOn(navigator.clipboard, 'writeText')
    .mockRejectedValue(new DOMException('', 'NotAllowedError'));
  onTestFinished(() => {
    command.mockRestore();
    spy.mockRestore();
  });
  return spy;
}
