import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Clicks every tab of a dialog and expects the dialog and its tab bar not to move or resize.
 * @example await expectNoTabLayoutShift(page.getByRole('dialog', { name: 'Edit Series' }));
 */
export async function expectNoTabLayoutShift(dialog: Locator): Promise<void> {
  const place = (locator: Locator) => {
    const { x, y, width, height } = locator.element().getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const bar = dialog.getByRole('tablist');
  await expect.element(bar).toBeVisible();
  await expect.element(dialog).not.toHaveAttribute('data-starting-style');
  // Not animations added later: a skeleton's never ends.
  const opening = dialog.element().getAnimations();
  await Promise.allSettled(opening.map(({ finished }) => finished));
  const before = [place(dialog), place(bar)];
  for (const tab of dialog.getByRole('tab').all()) {
    await tab.click();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    expect([place(dialog), place(bar)], tab.element().textContent).toEqual(before);
    // The next tab must begin scrolled to its top.
    for (const part of dialog.element().querySelectorAll('*')) part.scrollTop = part.scrollHeight;
    await expect.poll(() => place(bar)).toEqual(before[1]);
  }
}
