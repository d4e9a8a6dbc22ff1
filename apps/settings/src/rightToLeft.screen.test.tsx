import '@hondana/shared/ui/layers.css';
import '@hondana/shared/ui/reset.css';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Locator } from 'vitest/browser';
import { routes } from './routes.tsx';

withSandbox({ series: 5 });

beforeEach(() => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
});

const open = (path: string) => renderScreen({ routes, path: `/settings/${path}`, as: 'administrator' });

/** Where a character of the element's first text stands, in px from the left. */
function leftOf(locator: Locator, character: string): number {
  const text = document.createTreeWalker(locator.element(), NodeFilter.SHOW_TEXT).nextNode();
  const at = text?.textContent?.indexOf(character) ?? -1;
  if (!text || at < 0) throw new Error(`There is no “${character}”.`);
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect().left;
}

test('writes versions from left to right', async () => {
  await open('general');
  const link = page.getByRole('link', { name: /^5\.3\.3\.0 \(/ });
  await expect.element(link).toBeVisible();
  expect(leftOf(link, '5')).toBeLessThan(leftOf(link, '('));
});

test('writes addresses and lists of extensions from left to right, on the right', async () => {
  await open('anidb');
  const address = page.getByRole('textbox', { name: 'HTTP Server URL' });
  await expect.element(address).toHaveStyle({ direction: 'ltr', textAlign: 'right' });
  await open('import');
  const extensions = page.getByRole('textbox', { name: 'Video Extensions' });
  await expect.element(extensions).toHaveStyle({ direction: 'ltr', textAlign: 'right' });
});
