import { onTestFinished, vi } from 'vitest';

/** Has the browser keep the clipboard to itself, in the old way and the new, until the test ends. Returns the new way's spy. */
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
