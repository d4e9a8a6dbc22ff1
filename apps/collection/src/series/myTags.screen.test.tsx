// The first style sheet to load settles the order of the layers.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { control, misbehave, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { routes } from '../routes.tsx';

withSandbox({ series: 60, serverVersion: '6.0.0.425' });

const field = page.getByRole('textbox', { name: 'New tag' });
const tags = page.getByRole('list', { name: 'My Tags' });
const hostile = '<img src=x onerror=alert(1)>';

const savedTags = async () =>
  (await request<{ readonly UserTags: readonly string[] }>({ path: 'Series/2/UserData' })).UserTags;

test('adds and removes tags by keyboard, keeps what was typed when that fails, and Undo restores', async () => {
  await page.viewport(390, 844);
  await renderScreen({ routes, path: '/collection/series/2/overview', as: 'plain' });
  await expect.element(page.getByRole('heading', { name: 'My Tags' })).toBeInTheDocument();
  (page.getByRole('heading', { name: 'My Tags' }).element() as HTMLElement).scrollIntoView();
  await field.fill(hostile);
  await misbehave({ pattern: '*/UserData', method: 'PATCH', status: 500 });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Your tags could not be saved')).toBeVisible();
  await expect.element(field).toHaveValue(hostile);
  await control('DELETE', 'misbehave');
  await userEvent.keyboard('{Enter}');
  await expect.element(tags).toMatchTextContent(hostile);
  await expect.element(field).toHaveValue('');
  expect(await savedTags()).toEqual([hostile]);
  expect(document.documentElement.scrollWidth).toBe(390);
  await expectNoAxeViolations();
  (page.getByRole('button', { name: `Remove tag: ${hostile}` }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(tags).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(savedTags).toEqual([hostile]);
  await expect.element(tags).toMatchTextContent(hostile);
});
