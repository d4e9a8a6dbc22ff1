import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { GalleryPage } from './GalleryPage.tsx';

beforeAll(() => commands.startSandbox({ series: 20 }));
afterAll(() => commands.stopSandbox());

const routes = [{ path: 'gallery', Component: GalleryPage }];

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`every shared component is accessible in three themes at ${width} px, and nothing scrolls sideways`, async () => {
    await page.viewport(width, height);
    await renderScreen({ routes, path: '/gallery' });
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoAxeViolations();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
}
