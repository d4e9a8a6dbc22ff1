import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Chooses every tab of a dialog, by the pointer, and holds it to its place and height, and the bar of tabs to its place.
 *
 * @example await expectTabsInPlace(page.getByRole('dialog', { name: 'Edit Series' }));
 */
export async function expectTabsInPlace(dialog: Locator): Promise<void> {
  const place = (locator: Locator) => {
    const { x, y, width, height } = locator.element().getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
  };
  const bar = dialog.getByRole('tablist');
  await expect.element(bar).toBeVisible();
  await expect.element(dialog).not.toHaveAttribute('data-starting-style');
  // What moves forever, a skeleton for one, is not waited for.
  const opening = dialog.element().getAnimations();
  await Promise.allSettled(opening.map(({ finished }) => finished));
  const before = [place(dialog), place(bar)];
  for (const tab of dialog.getByRole('tab').all()) {
    await tab.click();
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    expect([place(dialog), place(bar)], tab.element().textContent).toEqual(before);
    // As far down as it goes: the next tab begins at its top all the same.
    for (const part of dialog.element().querySelectorAll('*')) part.scrollTop = part.scrollHeight;
    await expect.poll(() => place(bar)).toEqual(before[1]);
  }
}
