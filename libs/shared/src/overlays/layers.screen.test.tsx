import '../ui/layers.css';
import '../ui/reset.css';
import '../ui/tokens.css';
import { ConfirmDialog, Dialog } from '@hondana/shared/overlays/dialog';
import { useEscape } from '@hondana/shared/overlays/layers';
import { Menu, MenuItem } from '@hondana/shared/overlays/menu';
import { dismissAllNotices, NoticeViewport, notify } from '@hondana/shared/overlays/notices';
import { Select } from '@hondana/shared/overlays/select';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const options = [
  { value: 'small', label: 'Small' },
  { value: 'large', label: 'Large' },
];

beforeEach(() => dismissAllNotices());

/** The second dialog is no child of the first. */
function Layers({ onCleared = () => undefined }: { onCleared?: () => void }) {
  const [first, setFirst] = useState(false);
  const [second, setSecond] = useState(false);
  const [size, setSize] = useState('small');
  useEscape(true, onCleared);
  return (
    <>
      <button type="button" onClick={() => setFirst(true)}>
        Open
      </button>
      <Dialog open={first} onOpenChange={setFirst} title="First">
        <Select label="Size" options={options} value={size} onChange={setSize} />
        <button type="button" onClick={() => setSecond(true)}>
          More
        </button>
      </Dialog>
      <Dialog open={second} onOpenChange={setSecond} title="Second">
        Above the first.
      </Dialog>
      <NoticeViewport />
    </>
  );
}

const dialog = (name: string) => page.getByRole('dialog', { name });

test('closes only the topmost layer on each Escape', async () => {
  const onCleared = vi.fn();
  await render(<Layers onCleared={onCleared} />);
  await page.getByRole('button', { name: 'Open' }).click();
  await dialog('First').getByRole('button', { name: 'More' }).click();
  await expect.element(dialog('Second')).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('Second')).not.toBeInTheDocument();
  await page.getByRole('combobox', { name: 'Size' }).click();
  await expect.element(page.getByRole('option', { name: 'Large' })).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('option', { name: 'Large' })).not.toBeInTheDocument();
  await expect.element(dialog('First')).toBeVisible();

  await userEvent.keyboard('{Escape}');
  await expect.element(dialog('First')).not.toBeInTheDocument();
  expect(onCleared).not.toHaveBeenCalled();
  await expect.element(page.getByRole('button', { name: 'Open' })).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(onCleared).toHaveBeenCalledTimes(1);
});

test('keeps a dialog open while the user acts on a notice', async () => {
  const onPress = vi.fn();
  await render(<Layers />);
  await page.getByRole('button', { name: 'Open' }).click();
  notify({ kind: 'info', title: 'Tag removed', action: { label: 'Undo', onPress } });
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(onPress).toHaveBeenCalledTimes(1);
  await expect.element(page.getByText('Tag removed')).not.toBeInTheDocument();
  await expect.element(dialog('First')).toBeVisible();
});

function Question({ onConfirm }: { onConfirm: () => unknown }) {
  const [open, setOpen] = useState(true);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      danger
      title="Delete 12 files?"
      confirmLabel="Delete 12 files"
      typedConfirmation="delete"
      onConfirm={onConfirm}
      failure={() => 'The files could not be deleted.'}
    />
  );
}

test('requires a typed word before a dangerous action, reports failure, and closes when done', async () => {
  const onConfirm = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('500'))
    .mockResolvedValueOnce();
  await render(<Question onConfirm={onConfirm} />);
  const button = page.getByRole('button', { name: 'Delete 12 files' });
  await expect.element(button).toBeDisabled();
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await userEvent.keyboard('delete');
  await button.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('The files could not be deleted.');
  await button.click();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('keeps the menu and list of a fixed bar in place while the page scrolls', async () => {
  await render(
    <div style={{ blockSize: 4000 }}>
      <div style={{ position: 'fixed', insetBlockStart: 200 }}>
        <Menu trigger={<button type="button">Actions</button>}>
          <MenuItem onClick={() => undefined}>Rename</MenuItem>
        </Menu>
        <Select label="Size" options={options} value="small" onChange={() => undefined} />
      </div>
    </div>,
  );
  for (const [trigger, opened] of [
    [page.getByRole('button', { name: 'Actions' }), page.getByRole('menuitem', { name: 'Rename' })],
    [page.getByRole('combobox', { name: 'Size' }), page.getByRole('option', { name: 'Large' })],
  ] as const) {
    await trigger.click();
    await expect.element(opened).toBeVisible();
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    const top = () => opened.element().getBoundingClientRect().top;
    const before = top();
    scrollTo({ top: scrollY + 500, behavior: 'instant' });
    // Checked before the scroll event: repositioning only then would make a click miss the item.
    expect(top()).toBe(before);
    await userEvent.keyboard('{Escape}');
    await expect.element(opened).not.toBeInTheDocument();
  }
  scrollTo({ top: 0, behavior: 'instant' });
});
