import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keepSettings, keptSettings, renderBoard } from '../testing/renderBoard.tsx';
import { savedLayout } from './savedLayout.ts';

withSandbox({ series: 20 });
beforeEach(() => keepSettings({ settingsRevision: 10, theme: 'theme-shoko-gray', foreign: { stays: true } }));

const bar = page.getByRole('region', { name: 'Edit mode' });
const handle = (title: string) => page.getByRole('button', { name: `Arrange ${title}`, exact: true });
const said = bar.getByRole('status');

interface Place {
  readonly i: string;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

async function savedGrid(breakpoint: string): Promise<readonly Place[] | undefined> {
  const { layout } = (await keptSettings()) as { layout?: { dashboard: Record<string, Place[]> } };
  return layout?.dashboard[breakpoint];
}

async function savedPlace(key: string) {
  const place = (await savedGrid('lg'))?.find(({ i }) => i === key);
  return place && [place.x, Math.round(place.y * 100) / 100, place.w, place.h];
}

const cells = () => [...document.querySelectorAll<HTMLElement>('ul[aria-label="Widgets"] > li')];
const cellOf = (title: string) => handle(title).element().closest('li') as HTMLElement;

function corner(title: string): HTMLElement {
  const found = cellOf(title).querySelector<HTMLElement>('[data-resize]');
  if (!found) throw new Error('There is no corner to resize by.');
  return found;
}

function boxOf(title: string) {
  const { left, top } = cellOf(title).style;
  return { left: Number.parseFloat(left), top: Number.parseFloat(top) };
}

function overlapping(): (string | undefined)[] {
  const boxes = cells().map((cell) => ({
    name: cell.dataset.widget,
    ...cell.getBoundingClientRect().toJSON(),
  }));
  return boxes
    .filter((one) =>
      boxes.some(
        (other) =>
          other !== one &&
          one.left < other.right - 1 &&
          other.left < one.right - 1 &&
          one.top < other.bottom - 1 &&
          other.top < one.bottom - 1,
      ),
    )
    .map(({ name }) => name);
}

async function enterEditMode() {
  await page.getByRole('button', { name: 'Dashboard Settings' }).click();
  await page.getByRole('button', { name: 'Enable Edit Mode' }).click();
  await expect.element(bar).toHaveFocus();
  await expect.element(handle('Queue Processor')).toBeVisible();
}

async function arrange(options?: Parameters<typeof renderBoard>[0]) {
  const screen = await renderBoard(options);
  await enterEditMode();
  return screen;
}

test('moves and resizes a widget by keyboard, announces each step, and saves it', async () => {
  await arrange();
  await expectNoAxeViolations();
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await expect.element(handle('Queue Processor')).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(said).toMatchTextContent('Queue Processor cannot move further');
  await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}');
  await expect.element(said).toMatchTextContent('columns 1 to 4 of 12, number 1 of');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(said).toMatchTextContent('columns 3 to 6 of 12');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await expect.element(said).toMatchTextContent('474 pixels high');
  await expect.element(handle('Queue Processor')).toHaveFocus();

  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Layout Saved!')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Dashboard Settings' })).toHaveFocus();
  expect(await savedPlace('queueProcessor')).toEqual([2, 0, 4, 20.75]);
  expect((await savedGrid('lg'))?.find(({ i }) => i === 'nextUp')).toMatchObject({
    minW: 2,
    minH: 2,
    moved: false,
    static: false,
  });
  expect(await savedGrid('md')).toBeUndefined();
  expect(await keptSettings()).toMatchObject({ foreign: { stays: true } });
});

test('moves and resizes a widget with buttons that Enter shows and hides', async () => {
  await arrange();
  await handle('Recently Imported').click();
  const buttons = page.getByRole('toolbar', { name: 'Move and resize Recently Imported' });
  await buttons.getByRole('button', { name: 'Move up' }).click();
  await expect.element(said).toMatchTextContent('number 1 of');
  await buttons.getByRole('button', { name: 'Narrower' }).click();
  await expect.element(said).toMatchTextContent('columns 1 to 11 of 12');
  await buttons.getByRole('button', { name: 'Taller' }).click();
  await expectNoAxeViolations();
  handle('Next Up').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('toolbar', { name: 'Move and resize Next Up' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Layout Saved!')).toBeVisible();
  expect(await savedPlace('recentlyImported')).toEqual([0, 0, 11, 23.7]);
});

test('moves a widget by dragging, makes room for it, and resizes it by its corner', async () => {
  await arrange();
  await userEvent.dragAndDrop(handle('Unrecognized Files'), handle('Queue Processor'), {
    sourcePosition: { x: 20, y: 10 },
    targetPosition: { x: 20, y: 10 },
  });
  await expect.element(said).toMatchTextContent('Unrecognized Files: columns 1 to 6 of 12, number 1 of');
  await userEvent.dragAndDrop(corner('Unrecognized Files'), handle('Unrecognized Files'), {
    sourcePosition: { x: 20, y: 20 },
    targetPosition: { x: 20, y: 30 },
  });
  await expect.element(said).toMatchTextContent(/Unrecognized Files: columns 1 to [34] of 12/);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Layout Saved!')).toBeVisible();
  expect((await savedPlace('unrecognizedFiles'))?.slice(0, 2)).toEqual([0, 0]);
  expect((await savedPlace('queueProcessor'))?.[1]).toBeGreaterThan(0);
});

test('starts on the right where text runs from right to left, for keys, buttons, dragging and resizing', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await arrange();
  const sideOf = (title: string) => cellOf(title).getBoundingClientRect();
  // It stands first in the saved order.
  expect(sideOf('Queue Processor').left).toBeGreaterThan(sideOf('Unrecognized Files').left);
  handle('Queue Processor').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.element(said).toMatchTextContent('columns 1 to 4 of 12');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(said).toMatchTextContent('columns 2 to 5 of 12');
  await handle('Queue Processor').click();
  const buttons = page.getByRole('toolbar', { name: 'Move and resize Queue Processor' });
  await buttons.getByRole('button', { name: 'Move right' }).click();
  await expect.element(said).toMatchTextContent('columns 1 to 4 of 12');

  await userEvent.dragAndDrop(handle('Unrecognized Files'), handle('Queue Processor'), {
    sourcePosition: { x: 20, y: 10 },
    targetPosition: { x: 20, y: 10 },
  });
  await expect.element(said).toMatchTextContent(/Unrecognized Files: columns \d to \d+ of 12, number 1 of/);
  await expect.poll(moving).toEqual([]);
  const before = sideOf('Unrecognized Files');
  await userEvent.dragAndDrop(corner('Unrecognized Files'), handle('Unrecognized Files'), {
    sourcePosition: { x: 20, y: 20 },
    targetPosition: { x: 200, y: 30 },
  });
  await expect.poll(() => sideOf('Unrecognized Files').width).toBeLessThan(before.width);
  await expect.poll(moving).toEqual([]);
  expect(Math.round(sideOf('Unrecognized Files').right)).toBe(Math.round(before.right));
  expect(overlapping()).toEqual([]);
});

test('moves the passed widget up when another is dragged down past it', async () => {
  await arrange();
  await userEvent.dragAndDrop(handle('Queue Processor'), handle('Recently Imported'), {
    sourcePosition: { x: 20, y: 10 },
    targetPosition: { x: 60, y: 33 },
  });
  await expect.element(said).toMatchTextContent('Queue Processor: columns 4 to 9 of 12, number 4 of');
  const tops = ['Unrecognized Files', 'Recently Imported', 'Queue Processor'].map(
    (title) => boxOf(title).top,
  );
  expect(tops).toEqual([0, 474, 1019]);
});

const moving = () => cells().flatMap((cell) => cell.getAnimations());

test('keeps every widget on the board without overlap after dragging and resizing', async () => {
  await page.viewport(1440, 3000);
  await arrange();
  const count = cells().length;
  const drags = [
    ['Queue Processor', 'Collection Statistics'],
    ['Upcoming Anime', 'Recently Imported'],
    ['Media Type', 'Unrecognized Files'],
    ['Shoko News', 'Next Up'],
    ['Recently Imported', 'Import Folders'],
  ] as const;
  for (const [dragged, onto] of drags) {
    await userEvent.dragAndDrop(handle(dragged), handle(onto), { targetPosition: { x: 20, y: 10 } });
    await expect.element(said).toMatchTextContent(`${dragged}: columns`);
    await expect.poll(moving).toEqual([]);
    await userEvent.dragAndDrop(corner(onto), handle(onto), { targetPosition: { x: 60, y: 30 } });
    await expect.element(said).toMatchTextContent(`${onto}: columns`);
    expect(cells()).toHaveLength(count);
    // The next drag would miss a moving handle.
    await expect.poll(moving).toEqual([]);
    expect(overlapping()).toEqual([]);
    const room = cellOf(dragged).parentElement?.getBoundingClientRect() ?? new DOMRect();
    for (const { left, right, top } of cells().map((cell) => cell.getBoundingClientRect())) {
      expect(left >= room.left && right <= room.right + 1 && top >= room.top).toBe(true);
    }
  }
});

test('remounts, fetches and moves nothing when edit mode starts and ends', async () => {
  const { loadedTitles } = await renderBoard();
  await expect.element(page.getByRole('region', { name: 'Recently Imported' })).toMatchTextContent('Content');
  const sections = (): HTMLElement[] => cells().flatMap((cell) => [...cell.querySelectorAll('section')]);
  const [scrolling] = sections();
  scrolling?.append(
    Object.assign(document.createElement('div'), { style: 'flex: none; block-size: 200rem' }),
  );
  if (scrolling) scrolling.style.overflow = 'auto';
  scrolling?.scrollTo(0, 321);
  const calls = async () => (await requestsTo('*')).filter(({ path }) => path.startsWith('/api/')).length;
  const boxes = () => sections().map((section) => section.getBoundingClientRect().toJSON());
  const before = {
    sections: sections(),
    boxes: boxes(),
    loadedTitles: [...loadedTitles],
    calls: await calls(),
  };
  const expectAsBefore = async () => {
    const now = sections();
    expect(now).toHaveLength(before.sections.length);
    expect(now.every((section, at) => section === before.sections[at])).toBe(true);
    expect(boxes()).toEqual(before.boxes);
    expect(scrolling?.scrollTop).toBe(321);
    expect(loadedTitles).toEqual(before.loadedTitles);
    expect(await calls()).toBe(before.calls);
  };

  await expectAsBefore();
  await enterEditMode();
  await expectAsBefore();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  await expectAsBefore();
  await enterEditMode();
  await expectAsBefore();
});

const hide = (title: string) => page.getByRole('button', { name: `Hide ${title}`, exact: true });
const add = bar.getByRole('button', { name: 'Add widget' });
const widget = (title: string) => page.getByRole('region', { name: title, exact: true });

test('hides and adds widgets in edit mode and saves the choice', async () => {
  await arrange();
  await expect.element(add).not.toBeInTheDocument();
  hide('Queue Processor').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(handle('Queue Processor')).not.toBeInTheDocument();
  await expect.element(said).toMatchTextContent('Queue Processor is hidden');
  await expect.element(handle('Unrecognized Files')).toHaveFocus();
  await hide('Weather').click();
  await expect.element(handle('Weather')).not.toBeInTheDocument();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
  await expectNoAxeViolations();
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Weather' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Queue Processor' }).click();
  await expect.element(said).toMatchTextContent('Queue Processor is shown');
  await expect.element(handle('Queue Processor')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Layout Saved!')).toBeVisible();
  await expect.element(widget('Queue Processor')).toBeVisible();
  await expect.element(widget('Weather')).not.toBeInTheDocument();
  expect(await keptSettings()).toMatchObject({
    hondana: { hiddenWidgets: ['weather.now'] },
    foreign: { stays: true },
  });
});

test('adds a widget when all are hidden, and Cancel brings all back', async () => {
  await page.viewport(390, 844);
  await arrange();
  for (const title of cells().map((cell) => cell.querySelector('[data-grip]')?.textContent ?? '')) {
    await hide(title).click();
    await expect.element(handle(title)).not.toBeInTheDocument();
  }
  await expect.element(add).toHaveFocus();
  await expect.element(page.getByText('No Widgets')).toBeVisible();
  await add.click();
  await page.getByRole('menuitem', { name: 'Next Up' }).click();
  await expect.element(handle('Next Up')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(widget('Queue Processor')).toBeVisible();
  await expect.element(widget('Next Up')).toBeInTheDocument();
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
});

test('restores the layout on Cancel and sends nothing', async () => {
  await arrange();
  const before = handle('Queue Processor').element().closest('li')?.getAttribute('style');
  handle('Queue Processor').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(said).toMatchTextContent('columns 2 to 7 of 12');
  await bar.getByRole('button', { name: 'Cancel' }).click();
  const section = page.getByRole('region', { name: 'Queue Processor' });
  await expect.poll(() => section.element().closest('li')?.getAttribute('style')).toBe(before);
  expect(await requestsTo('/api/v3/Settings', 'PATCH')).toHaveLength(0);
});

test('saves the default layout on Reset to Default, and Undo restores the previous one', async () => {
  const layout = { dashboard: savedLayout };
  await keepSettings({ settingsRevision: 10, layout });
  await arrange();
  await bar.getByRole('button', { name: 'Reset to Default' }).click();
  const notice = page.getByRole('listitem').filter({ hasText: 'Layout reset to default!' });
  await expect.element(notice).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  expect(await savedPlace('recentlyImported')).toEqual([0, 16, 12, 22.7]);
  expect(await savedGrid('md')).toHaveLength(11);
  await notice.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await keptSettings()).layout).toEqual(layout);
});

test('shows the server’s reason and keeps the arrangement when saving fails', async () => {
  await arrange();
  handle('Queue Processor').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await misbehave({ pattern: '/api/v3/Settings', method: 'PATCH', status: 500, body: 'The disk is full.' });
  await bar.getByRole('button', { name: 'Save' }).click();
  const failure = page.getByRole('listitem').filter({ hasText: 'The layout could not be saved' });
  await expect.element(failure).toMatchTextContent('The disk is full.');
  await expect.element(bar).toBeVisible();
  const unit = ((handle('Queue Processor').element().closest('ul')?.clientWidth ?? 0) + 24) / 12;
  const cell = handle('Queue Processor').element().closest('li') as HTMLElement;
  expect(Math.round(Number.parseFloat(cell.style.left))).toBe(Math.round(unit));
});

test('asks before leaving with an unsaved layout', async () => {
  const { router } = await arrange();
  handle('Queue Processor').element().focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(said).toMatchTextContent('columns 2 to 7');
  void router.navigate('/elsewhere');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving the layout?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(bar).toBeVisible();
  void router.navigate('/elsewhere');
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect.element(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('reorders widgets on a phone and saves only the smallest grid', async () => {
  await page.viewport(390, 844);
  await arrange();
  await handle('Collection Statistics').click();
  await expect.element(page.getByRole('button', { name: 'Wider' })).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Move down' }).click();
  await expect.element(said).toMatchTextContent('Collection Statistics: number 2 of');
  await expectNoAxeViolations();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Layout Saved!')).toBeVisible();
  const grid = (await savedGrid('sm')) ?? [];
  expect(grid.find(({ i }) => i === 'collectionBreakdown')).toMatchObject({ x: 0, w: 6 });
  expect(await savedGrid('lg')).toBeUndefined();
});

test('saves the layout in the browser when settings are not accessible', async () => {
  localStorage.clear();
  await arrange({ as: 'plain' });
  handle('Recently Imported').element().focus();
  await userEvent.keyboard('{ArrowUp}');
  await bar.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Layout Saved!')).toBeVisible();
  expect(await requestsTo('/api/v3/Settings')).toHaveLength(0);
  const kept = JSON.parse(localStorage.getItem('hondana.settings.alice') ?? '{}');
  expect(kept.layout.dashboard.lg[0]).toMatchObject({ i: expect.any(String), minW: 2 });
});
