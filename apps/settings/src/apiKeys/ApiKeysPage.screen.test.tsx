import '@hondana/shared/ui/layers.css';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { refuseClipboard } from '@hondana/shared/testing/refuseClipboard';
import { misbehave, page, renderScreen, requestsTo } from '@hondana/shared/testing/renderScreen';
import { signInAs, withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { routes } from '../routes.tsx';

withSandbox({ series: 20 });

const name = page.getByRole('textbox', { name: 'Name' });
const generate = page.getByRole('button', { name: 'Generate' });
const key = page.getByRole('textbox', { name: 'API Key' });
const table = page.getByRole('table', { name: 'API keys' });

async function open(as: 'administrator' | 'plain' = 'administrator') {
  await renderScreen({ routes, path: '/settings/api-keys', as });
  await expect.element(table.getByText('web-ui')).toBeVisible();
}

test('generates a key for a name, shows it once, and copies it', async () => {
  await open();
  await expect.element(generate).toBeDisabled();
  await name.fill('   ');
  await expect.element(generate).toBeDisabled();
  await name.fill('Living room');
  await generate.click();
  await expect.element(page.getByText('API Key has been generated!')).toBeVisible();
  await expect.element(generate).not.toBeInTheDocument();
  await expect.element(page.getByText('It cannot be copied again after leaving this page.')).toBeVisible();
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => written.mockRestore());
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.element(page.getByText('API Key has been copied to clipboard!')).toBeVisible();
  expect(written).toHaveBeenCalledWith((key.element() as HTMLInputElement).value);
  expect((await requestsTo('/api/auth/apikey', 'POST'))[0]?.status).toBe(200);
  await expect.element(table.getByText('living room')).toBeVisible();
});

test('selects the key when copying is refused', async () => {
  await open();
  await name.fill('Script');
  await generate.click();
  refuseClipboard();
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.element(page.getByText('API Key copy failed!')).toBeVisible();
  await expect.element(key).toHaveFocus();
  const { selectionStart, selectionEnd, value } = key.element() as HTMLInputElement;
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
});

test('lists only their own keys for an administrator', async () => {
  await signInAs('plain');
  await open();
  await expect.element(table.getByText('Default').first()).toBeVisible();
  await expect.element(table.getByText('alice')).not.toBeInTheDocument();
});

test('deletes one’s own key after confirmation', async () => {
  await open('plain');
  expect(table.getByRole('row').elements()).toHaveLength(2);
  await expect.element(table.getByText('alice')).toBeVisible();
  await name.fill('Phone');
  await generate.click();
  await table.getByRole('button', { name: 'Delete API key: phone' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Delete API key' }).click();
  await expect.element(page.getByText('API Key phone has been deleted!')).toBeVisible();
  await expect.element(table.getByText('phone')).not.toBeInTheDocument();
});

test('keeps a key that cannot be deleted, and says why', async () => {
  await open();
  await misbehave({ pattern: '/api/auth', method: 'DELETE', status: 500 });
  await table.getByRole('button', { name: 'Delete API key: web-ui' }).click();
  const question = page.getByRole('alertdialog');
  await expect.element(question.getByText(/You will be signed out in every browser/)).toBeVisible();
  await question.getByRole('button', { name: 'Delete API key' }).click();
  await expect.element(question.getByText(/The key could not be deleted/)).toBeVisible();
});

test('reloads the keys on Retry, and keeps the name when no key could be generated', async () => {
  await misbehave({ pattern: '/api/auth', method: 'GET', status: 500 });
  await misbehave({ pattern: '/api/auth/apikey', method: 'POST', status: 500 });
  await renderScreen({ routes, path: '/settings/api-keys', as: 'administrator' });
  await expect.element(page.getByText('The API keys could not be loaded')).toBeVisible();
  await name.fill('Phone');
  await generate.click();
  await expect.element(page.getByText(/The key could not be generated/)).toBeVisible();
  await expect.element(name).toHaveValue('Phone');
  await fetch('/__sandbox/misbehave', { method: 'DELETE' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(table.getByText('web-ui')).toBeVisible();
});

test('fits a 390 px screen without accessibility violations', async () => {
  await page.viewport(390, 844);
  await open('plain');
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
});
