import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { writeClipboard } from './writeClipboard.ts';

const text = 'ed2k://|file|a  b.mkv|1|2|/\n\tsecond line';

test('copies when the page has no clipboard, and keeps focus and selection', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  await render(
    <>
      <p>Selected words</p>
      <button type="button" onClick={() => void writeClipboard(text)}>
        Copy
      </button>
      <textarea aria-label="Paste here" />
    </>,
  );
  getSelection()?.selectAllChildren(page.getByText('Selected words').element());
  const button = page.getByRole('button', { name: 'Copy' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  expect(getSelection()?.toString()).toBe('Selected words');
  const box = page.getByRole('textbox', { name: 'Paste here' });
  await box.click();
  await userEvent.keyboard('{Control>}v{/Control}');
  await expect.element(box).toHaveValue(text);
});

test('rejects when the browser allows no way to copy', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false);
  onTestFinished(() => command.mockRestore());
  await expect(writeClipboard(text)).rejects.toThrow();
  expect(document.querySelector('span')).toBeNull();
});
