import '../ui/layers.css';
import '../ui/reset.css';
import '../ui/tokens.css';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { dismissAllNotices, dismissNotice, NoticeViewport, notify } from '@hondana/shared/overlays/notices';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../ui/Button.tsx';

beforeEach(async () => {
  dismissAllNotices();
  await render(
    <>
      <button type="button">Rate</button>
      <button type="button">Elsewhere</button>
      <NoticeViewport />
    </>,
  );
});

const button = (name: string) => page.getByRole('button', { name });
const notice = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const dismiss = (title: string) => notice(title).getByRole('button', { name: 'Dismiss' });

async function tabTo(title: string): Promise<void> {
  button('Rate').element().focus();
  await userEvent.tab();
  while (document.activeElement !== dismiss(title).element()) await userEvent.tab();
}

test('resumes other notices’ timers once focus leaves a notice dismissed by keyboard', async () => {
  notify({ kind: 'error', title: 'The vote could not be saved' });
  await tabTo('could not be saved');
  notify({ kind: 'success', title: 'Voted!', timeout: 100 });
  await userEvent.keyboard('{Enter}');
  await expect.element(notice('could not be saved')).not.toBeInTheDocument();
  button('Elsewhere').element().focus();
  await expect.element(notice('Voted!')).not.toBeInTheDocument();
});

test('moves focus from each notice dismissed by keyboard to the next, and finally back', async () => {
  for (const title of ['One', 'Two', 'Three']) notify({ kind: 'error', title });
  for (const title of ['One', 'Two', 'Three']) await expect.element(dismiss(title)).toBeVisible();
  button('Elsewhere').element().focus();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(dismiss('Two')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dismiss('Three')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dismiss('One')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('returns focus when the focused notice disappears', async () => {
  notify({ kind: 'error', title: 'The server is away', key: 'server' });
  await expect.element(dismiss('server is away')).toBeVisible();
  button('Elsewhere').element().focus();
  await userEvent.tab();
  await expect.element(dismiss('server is away')).toHaveFocus();
  dismissNotice('server');
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('keeps other notices’ timers running when one is dismissed by pointer', async () => {
  button('Rate').element().focus();
  notify({ kind: 'error', title: 'The vote could not be saved' });
  await dismiss('could not be saved').hover();
  notify({ kind: 'success', title: 'Voted!', timeout: 100 });
  await dismiss('could not be saved').click();
  await expect.element(button('Rate')).toHaveFocus();
  await button('Rate').hover();
  await expect.element(notice('Voted!')).not.toBeInTheDocument();
});

test('keeps timers paused while a notice has focus, even when the pointer passes by', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  notify({ kind: 'error', title: 'The vote could not be saved' });
  await tabTo('could not be saved');
  notify({ kind: 'success', title: 'Voted!', timeout: 100 });
  await notice('Voted!').hover();
  await button('Rate').hover();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(notice('Voted!')).toBeVisible();
});

test('counts repeated failures in one notice, and dismisses several at once', async () => {
  for (let round = 0; round < 3; round++) notify({ kind: 'error', title: 'Dump failed' });
  await expect.element(notice('Dump failed')).toMatchTextContent('Dump failed×3');
  await expect.element(button('Dismiss all')).not.toBeInTheDocument();
  notify({ kind: 'error', title: 'Scan failed' });
  button('Elsewhere').element().focus();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(button('Dismiss all')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice('failed')).not.toBeInTheDocument();
  await expect.element(button('Elsewhere')).toHaveFocus();
});

test('moves notices to the top when a dialog occupies their place', async () => {
  await page.viewport(1024, 700);
  await render(<ConfirmAtBottom />);
  notify({ kind: 'error', title: 'Scan failed' });
  const overlap = () => {
    const [first, second] = [button('Delete 12 files'), notice('Scan failed')].map((one) =>
      one.element().getBoundingClientRect(),
    );
    if (!first || !second) throw new Error('Both must be there.');
    const isBeside = first.right <= second.left || first.left >= second.right;
    return !(isBeside || first.bottom <= second.top || first.top >= second.bottom);
  };
  await expect.poll(overlap).toBe(false);
  await expect.poll(() => notice('Scan failed').element().getBoundingClientRect().top < 100).toBe(true);
});

test.for(['ltr', 'rtl'])('stays at the bottom beside what it does not cover (%s)', async (direction) => {
  document.documentElement.dir = direction;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  await page.viewport(1024, 700);
  await render(
    <p
      data-keep-clear=""
      style={{ position: 'fixed', insetBlockEnd: 0, insetInlineStart: 0, inlineSize: '20rem' }}
    >
      12 files selected
    </p>,
  );
  notify({ kind: 'error', title: 'Scan failed' });
  await button('Elsewhere').click();
  await expect.element(notice('Scan failed')).toBeVisible();
  // It is measured again after the click.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(notice('Scan failed').element().getBoundingClientRect().top).toBeGreaterThan(500);
});

function ConfirmAtBottom() {
  return (
    <Dialog
      open
      onOpenChange={() => {}}
      title="Delete 12 files?"
      size="large"
      footer={<Button>Delete 12 files</Button>}
    >
      <div style={{ blockSize: '60rem' }} />
    </Dialog>
  );
}
