// Imported first: it declares the order of the cascade layers.
import '../ui/layers.css';
import '../ui/reset.css';
import '../ui/tokens.css';
import { Combobox, type ComboboxOption, MultiCombobox } from '@hondana/shared/overlays/combobox';
import { Dialog } from '@hondana/shared/overlays/dialog';
import { compose, endComposition, pressWhileComposing } from '@hondana/shared/testing/compose';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const options = [
  { value: 1, label: 'Mecha' },
  { value: 2, label: 'Comedy' },
  { value: 3, label: 'Rainy days' },
];

function Fields() {
  const [open, setOpen] = useState(true);
  const [tags, setTags] = useState<ComboboxOption<number>[]>(options.slice(0, 2));
  const [tag, setTag] = useState<ComboboxOption<number> | undefined>(options[0]);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Fields">
      <MultiCombobox label="Tags" options={options} value={tags} onChange={setTags} />
      <Combobox label="Tag" options={options} value={tag} onChange={setTag} />
    </Dialog>
  );
}

const dialog = page.getByRole('dialog', { name: 'Fields' });
const option = page.getByRole('option', { name: 'Rainy days' });

test('closes the list, then the dialog on Escape, and keeps the selected options', async () => {
  await render(<Fields />);
  const field = dialog.getByRole('combobox', { name: 'Tags' });
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(option).not.toBeInTheDocument();
  await expect.element(dialog.getByText('Comedy')).toBeVisible();
  await expect.element(dialog.getByText('Mecha').first()).toBeVisible();
  await expect.element(dialog).toBeVisible();

  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(option).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Remove Comedy' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('keeps the single selected option on Escape', async () => {
  await render(<Fields />);
  const field = dialog.getByRole('combobox', { name: 'Tag', exact: true });
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(option).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('Mecha');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('selects nothing and stays open while an input method is composing', async () => {
  await render(<Fields />);
  await dialog.getByRole('combobox', { name: 'Tags' }).click();
  await compose('ら', 'らいn');
  await pressWhileComposing('Enter');
  await pressWhileComposing('Escape');
  await expect.element(dialog.getByRole('combobox', { name: 'Tags' })).toHaveValue('らいn');
  await expect.element(dialog.getByRole('button', { name: 'Remove Rainy days' })).not.toBeInTheDocument();
  await endComposition('rain');
  await expect.element(option).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: 'Remove Rainy days' })).toBeVisible();
});
