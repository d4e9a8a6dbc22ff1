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

test('fetches a part on first render, and renders it at once from then on', async () => {
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

test('renders the waiting content until the part arrives', async () => {
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

test('shows a failed fetch in the part’s own place, and fetches again on each Retry', async () => {
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

test('shows a closable part’s failure in a dialog, and opens again after it is closed', async () => {
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

test('closes a failed part through onClose even if the part itself does not use it', async () => {
  network.isUp = false;
  const Part = lazyPart(() => fetched(Tags));
  const onClose = vi.fn();
  await render(<Part name="Mushishi" onClose={onClose} />);
  await button('Close').click();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('contains and reports an error thrown by a part, and renders it again on Retry', async () => {
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

test('renders the given failure content instead of the default', async () => {
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
