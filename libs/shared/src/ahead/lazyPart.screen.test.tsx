import '../ui/layers.css';
import '../ui/reset.css';
import '../ui/tokens.css';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoAxeViolations } from '../testing/axe.tsx';
import { lazyPart } from './lazyPart.tsx';

const network = { asked: 0, isUp: true };

/** Fails like `import()`, naming the file. */
async function fetched<Part>(part: Part): Promise<Part> {
  network.asked += 1;
  if (network.isUp) return part;
  throw Object.assign(new Error('Loading chunk 7 failed.'), { request: '/chunk-7.js' });
}

const button = (name: string) => page.getByRole('button', { name });
const failure = page.getByText('This could not be loaded');

beforeEach(() => {
  Object.assign(network, { asked: 0, isUp: true });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
});

function Tags({ name }: { readonly name: string }) {
  return <p>Tags of {name}</p>;
}

test('a part is fetched when it is first rendered, and from then on is there at once', async () => {
  const Part = lazyPart(() => fetched(Tags), { waiting: ({ name }) => <p>Waiting for {name}</p> });
  expect(network.asked).toBe(0);
  const screen = await render(<Part name="Mushishi" />);
  await expect.element(page.getByText('Tags of Mushishi')).toBeVisible();
  await screen.unmount();
  const drawn: string[] = [];
  await render(
    <div ref={(element) => void drawn.push(element?.textContent ?? '')}>{<Part name="Baccano" />}</div>,
  );
  expect(drawn[0]).toBe('Tags of Baccano');
  expect(network.asked).toBe(1);
});

test('what waits can be something else than nothing', async () => {
  let arrive = (_: typeof Tags): void => {};
  const Part = lazyPart<{ readonly name: string }>(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
    { waiting: ({ name }) => <p>Waiting for {name}</p> },
  );
  await render(<Part name="Mushishi" />);
  await expect.element(page.getByText('Waiting for Mushishi')).toBeVisible();
  arrive(Tags);
  await expect.element(page.getByText('Tags of Mushishi')).toBeVisible();
  await expect.element(page.getByText('Waiting for Mushishi')).not.toBeInTheDocument();
});

test('one that cannot be fetched says so in its own places only, and is requested again until it loads', async () => {
  network.isUp = false;
  const Part = lazyPart(() => fetched(Tags));
  await render(
    <>
      <h1>Series</h1>
      <Part name="Mushishi" />
      <Part name="Baccano" />
    </>,
  );
  await expect.element(failure.first()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Series' })).toBeVisible();
  await expectNoAxeViolations();
  await button('Retry').first().click();
  await expect.poll(() => network.asked).toBe(2);
  // Bypasses a bad copy in the browser's cache.
  expect(fetch).toHaveBeenCalledWith('/chunk-7.js', { cache: 'reload' });
  await expect.element(failure.first()).toBeVisible();
  network.isUp = true;
  await button('Retry').first().click();
  await expect.element(page.getByText('Tags of Mushishi')).toBeVisible();
  await expect.element(page.getByText('Tags of Baccano')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
});

function Question({ onClosed }: { readonly onClosed: () => void }) {
  return (
    <div role="dialog" aria-label="Which order?">
      <button type="button" onClick={onClosed}>
        By name
      </button>
    </div>
  );
}

function Opener({ part: Part }: { readonly part: ComponentType<ComponentProps<typeof Question>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Sort
      </button>
      {isOpen && <Part onClosed={() => setOpen(false)} />}
    </>
  );
}

test('one that can be closed says so in a dialog, and the button that opened it works again', async () => {
  network.isUp = false;
  const Part = lazyPart(() => fetched(Question));
  await render(<Opener part={Part} />);
  const dialog = page.getByRole('dialog', { name: 'This could not be loaded' });
  const question = page.getByRole('dialog', { name: 'Which order?' });
  await button('Sort').click();
  await expect.element(button('Retry')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Sort')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  await button('Close').click();
  await expect.element(button('Sort')).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toBeVisible();
  network.isUp = true;
  await button('Retry').click();
  await expect.element(question).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await question.getByRole('button').click();
  await button('Sort').click();
  await expect.element(question).toBeVisible();
});

test('a part that need not know how it is closed is still given the function', async () => {
  network.isUp = false;
  const Part = lazyPart(() => fetched(Tags));
  const onClose = vi.fn();
  await render(<Part name="Mushishi" onClose={onClose} />);
  await button('Close').click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('one that throws costs its own place, is reported, and can be tried again', async () => {
  const report = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  let isBroken = true;
  const Part = lazyPart(async () => ({ name }: { readonly name: string }) => {
    if (isBroken) throw new TypeError(`${name} has no tags`);
    return <p>Tags of {name}</p>;
  });
  await render(
    <>
      <h1>Series</h1>
      <Part name="Mushishi" />
    </>,
  );
  await expect.element(page.getByText('This could not be shown')).toBeVisible();
  await expect.element(page.getByText('Mushishi has no tags')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Series' })).toBeVisible();
  expect(report).toHaveBeenCalledWith(new TypeError('Mushishi has no tags'));
  isBroken = false;
  await button('Retry').click();
  await expect.element(page.getByText('Tags of Mushishi')).toBeVisible();
});

test('a failure can be shown differently, or not at all', async () => {
  network.isUp = false;
  const Part = lazyPart(() => fetched(Tags), {
    failed: ({ properties, retry }) => (
      <button type="button" onClick={retry}>
        Try {properties.name} again
      </button>
    ),
  });
  await render(<Part name="Mushishi" />);
  await expect.element(button('Try Mushishi again')).toBeVisible();
  await expect.element(failure).not.toBeInTheDocument();
  network.isUp = true;
  await button('Try Mushishi again').click();
  await expect.element(page.getByText('Tags of Mushishi')).toBeVisible();
});
