import '../ui/layers.css';
import '../ui/reset.css';
import '../ui/tokens.css';
import {
  type ActionDialog,
  type Offer,
  SlotProvider,
  useContributions,
  useRunContribution,
} from '@hondana/shared/remote/slots';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectNoAxeViolations } from '../testing/axe.tsx';
import { SlotParts } from './SlotParts.tsx';

const offerOf = (title: string): Offer => ({
  key: `pencils.${title.toLowerCase()}`,
  slot: 'action',
  title,
  remoteTitle: 'Pencils',
});

const closes: (() => void)[] = [];
let isSharp = false;

const Sharpen: ActionDialog = ({ onClose }) => {
  closes.push(onClose);
  return (
    <div role="dialog" aria-label="Which pencils?">
      <button type="button" onClick={onClose}>
        All of them
      </button>
    </div>
  );
};
const Snap: ActionDialog = (properties) => {
  if (!isSharp) throw new Error('the tip broke');
  return <Sharpen {...properties} />;
};
const dialogs: Readonly<Record<string, ActionDialog>> = { Sharpen, Snap };

const host = {
  offers: Object.keys(dialogs).map(offerOf),
  load:
    async ({ title }: Offer) =>
    () =>
      dialogs[title],
};

function Actions() {
  const run = useRunContribution();
  return useContributions('action').map((offer) => (
    <button key={offer.key} type="button" onClick={() => void run(offer)}>
      {offer.title}
    </button>
  ));
}

const action = (name: string) => page.getByRole('button', { name });
const failure = page.getByRole('dialog', { name: 'Snap could not be shown' });
const question = page.getByRole('dialog', { name: 'Which pencils?' });

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  isSharp = false;
  closes.length = 0;
  await render(
    <SlotProvider host={host}>
      <Actions />
    </SlotProvider>,
  );
});

test('names the plugin whose dialog throws, closes by button or Escape, and restores focus', async () => {
  for (const close of [
    () => action('Close').click(),
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.keyboard('{Tab}{Enter}'),
  ]) {
    await action('Snap').click();
    await expect.element(failure.getByText('Pencils: the tip broke')).toBeVisible();
    await expect.element(failure.getByRole('button', { name: 'Retry' })).toHaveFocus();
    await close();
    await expect.element(failure).not.toBeInTheDocument();
    await expect.element(action('Snap')).toHaveFocus();
  }
});

test('shows the failure of a dialog without accessibility violations', async () => {
  await action('Snap').click();
  await expect.element(failure).toBeVisible();
  await expectNoAxeViolations();
});

test('clears the failure when the next dialog opens', async () => {
  await action('Snap').click();
  await expect.element(page.getByText('Pencils: the tip broke')).toBeVisible();
  // Not by the mouse: the page is inert while the failure shows. A plugin may open its next dialog by itself.
  (action('Sharpen').element() as HTMLElement).click();
  await expect.element(question).toBeVisible();
  await expect.element(page.getByText('Pencils: the tip broke')).not.toBeInTheDocument();
});

test('shows the dialog on Retry once it no longer throws', async () => {
  await action('Snap').click();
  isSharp = true;
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect.element(question).toBeVisible();
});

test('keeps the current dialog when an earlier one closes late', async () => {
  await action('Sharpen').click();
  await expect.element(question).toBeVisible();
  await action('Snap').click();
  await expect.element(failure).toBeVisible();
  closes[0]?.();
  await action('Close').click();
  await action('Sharpen').click();
  await expect.element(question).toBeVisible();
});

test('shows an inline part’s failure in one line, and renders the part again on Retry', async () => {
  const parts = {
    offers: ['Lead', 'Rubber'].map((title) => ({ ...offerOf(title), slot: 'series.header' as const })),
    load:
      async ({ title }: Offer) =>
      (properties: { seriesId: number }) => {
        if (title === 'Lead' && !isSharp) throw new Error('the tip broke');
        return (
          <p>
            {title} of series {properties.seriesId}
          </p>
        );
      },
  };
  await render(
    <SlotProvider host={parts}>
      <main>
        <SlotParts slot="series.header" properties={{ seriesId: 5 }} inline />
        <SlotParts slot="group.section" properties={{ groupId: 1 }} />
      </main>
    </SlotProvider>,
  );
  await expect.element(page.getByText('Rubber of series 5')).toBeVisible();
  const retry = page.getByRole('button', { name: 'Lead could not be shown. Retry' });
  await expect.element(retry).toHaveAttribute('title', 'Pencils: the tip broke');
  const { height } = retry.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(24);
  expect(height).toBeLessThanOrEqual(32);
  isSharp = true;
  await retry.click();
  await expect.element(page.getByText('Lead of series 5')).toBeVisible();
});

test('names the plugin once when its part cannot be loaded', async () => {
  const lead: Offer = { ...offerOf('Lead'), slot: 'series.header' };
  const missing = () => Promise.reject(new Error('Pencils: Its file is missing.'));
  await render(
    <SlotProvider host={{ offers: [lead], load: missing }}>
      <SlotParts slot="series.header" properties={{ seriesId: 1 }} />
    </SlotProvider>,
  );
  await expect.element(page.getByText('Pencils: Its file is missing.', { exact: true })).toBeVisible();
});
