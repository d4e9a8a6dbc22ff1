import './layers.css';
import { afterEach, expect, test } from 'vitest';
import { page, renderScreen } from '../testing/renderScreen.tsx';
import { withSandbox } from '../testing/sandbox.tsx';
import { Icon } from './Icon.tsx';
import { externalLinkIcon, type IconShape, plusIcon, starFilledIcon, undoIcon } from './icons.tsx';

withSandbox({ series: 1 });

afterEach(() => document.documentElement.removeAttribute('dir'));

const icons: Readonly<Record<string, IconShape>> = {
  external: externalLinkIcon,
  undo: undoIcon,
  plus: plusIcon,
  star: starFilledIcon,
};

/** On which side of the icon its first line is. */
function sideOf(name: string): 'left' | 'right' | 'middle' {
  const icon = page.getByTestId(name).element().querySelector('svg');
  const line = icon?.querySelector('path')?.getBoundingClientRect();
  if (!icon || !line) throw new Error(`There is no icon ${name}.`);
  const box = icon.getBoundingClientRect();
  const offset = line.x + line.width / 2 - (box.x + box.width / 2);
  if (Math.abs(offset) < 1) return 'middle';
  return offset < 0 ? 'left' : 'right';
}

test.each([
  ['ltr', 'right', 'left'],
  ['rtl', 'left', 'right'],
])('mirrors icons that point, and no others, in a page that runs %s', async (dir, external, undo) => {
  document.documentElement.dir = dir;
  const element = Object.entries(icons).map(([name, icon]) => (
    <div key={name} data-testid={name}>
      <Icon icon={icon} size={10} />
    </div>
  ));
  await renderScreen({ routes: [{ path: '/', element }], path: '/', as: 'administrator' });
  await expect.element(page.getByTestId('undo')).toBeVisible();
  expect(sideOf('external')).toBe(external);
  expect(sideOf('undo')).toBe(undo);
  for (const name of ['plus', 'star']) expect(sideOf(name)).toBe('middle');
});
