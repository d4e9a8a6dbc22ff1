import type { Locator } from 'vitest/browser';

/**
 * Clicks in the same tick as the test's previous step, before the router's new state is rendered; the driver is slower.
 * @example
 * await router.navigate('?sort=name');
 * clickInSameTick(page.getByRole('checkbox', { name: 'Only finished series' }));
 */
export function clickInSameTick(target: Locator): void {
  const element = target.element();
  if (!(element instanceof HTMLElement)) throw new Error('What is to be pressed is no HTML element.');
  element.click();
}
