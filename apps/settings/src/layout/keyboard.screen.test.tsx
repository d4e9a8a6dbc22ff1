import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

async function open(path: string, as: 'administrator' | 'plain', landmark: string) {
  await page.viewport(390, 844);
  await renderScreen({ routes, path: `/settings/${path}`, as });
  await expect.element(page.getByText(landmark, { exact: true }).first()).toBeVisible();
}

function nameOf(element: Element): string {
  const label =
    element.getAttribute('aria-label') ?? element.closest('label')?.textContent ?? element.textContent;
  return `${element.localName} ${label || element.id}`;
}

/** Tab stops; of a roving tabindex group only the current one. */
function stops(): HTMLElement[] {
  const controls = 'a[href], button, input, select, textarea, [tabindex]';
  const found = document.querySelectorAll<HTMLElement>(controls);
  return [...found].filter(
    (element) =>
      element.tabIndex >= 0 &&
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [data-base-ui-focus-guard]'),
  );
}

/** Whether something covers the middle of an element, such as the sticky save bar. */
function isCovered(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width < 2 || height < 2) return false;
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return hit === null || !(element.contains(hit) || hit.contains(element));
}

test.each([
  { path: 'general', as: 'administrator', landmark: 'Trace Logs' },
  { path: 'import', as: 'administrator', landmark: 'Movies' },
  { path: 'anidb', as: 'administrator', landmark: 'Handle Moved Files' },
  { path: 'metadata-sites', as: 'administrator', landmark: 'Download Studio Images' },
  { path: 'collection', as: 'administrator', landmark: 'Exclude following relations' },
  { path: 'integrations', as: 'administrator', landmark: 'Authenticate' },
  { path: 'user-management', as: 'administrator', landmark: 'alice' },
  { path: 'user-management/new', as: 'administrator', landmark: 'Restricted Tags' },
  { path: 'api-keys', as: 'administrator', landmark: 'web-ui' },
  { path: 'account', as: 'plain', landmark: 'Notification Position' },
] as const)(
  'reaches every control of $path with Tab, none of them covered',
  async ({ path, as, landmark }) => {
    await open(path, as, landmark);
    const [first, ...others] = stops();
    const due = new Set(others);
    expect(due.size).toBeGreaterThan(1);
    // The test runner's window has tab stops of its own.
    first?.focus();
    const covered: string[] = [];
    for (let presses = due.size + 3; presses > 0 && due.size > 0; presses -= 1) {
      await userEvent.tab();
      const { activeElement } = document;
      if (!(activeElement instanceof HTMLElement)) continue;
      due.delete(activeElement);
      if (isCovered(activeElement)) covered.push(nameOf(activeElement));
    }
    expect([...due].map(nameOf)).toEqual([]);
    expect(covered).toEqual([]);
  },
);

test.each([
  { path: 'import', landmark: 'Import Folders' },
  { path: 'anidb', landmark: 'Handle Moved Files' },
  { path: 'metadata-sites', landmark: 'Download Studio Images' },
])('fits $path on a 390 px screen without accessibility violations', async ({ path, landmark }) => {
  await open(path, 'administrator', landmark);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
