import type { Locator } from 'vitest/browser';

/**
 * Presses what is drawn at this moment, in the turn of the test's own last step: sooner than a driver can, and than what
 * the router knows by then is rendered.
 *
 * @example
 * await router.navigate('?sort=name');
 * pressNow(page.getByRole('checkbox', { name: 'Only finished series' }));
 */
export function pressNow(target: Locator): void {
  const element = target.element();
  if (!(element instanceof HTMLElement)) throw new Error('What is to be pressed is no HTML element.');
  element.click();
}
