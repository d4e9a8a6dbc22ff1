import { page, requestsTo } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { expect, onTestFinished, test, vi } from 'vitest';
import { retryPictures } from '../pictures/retryPictures.ts';
import { renderShell } from '../testing/renderShell.tsx';

const hour = 3_600_000;
const path = '/api/v3/Image/Random/Backdrop/Metadata';
const note = 'hondana.asked.backdrop';

withSandbox({ series: 0 });

test('asks a server without pictures for one once a week, and again once a picture has been shown', async () => {
  await renderShell({ path: '/login' });
  await expect.poll(async () => (await requestsTo(path)).map(({ status }) => status)).toContain(500);
  await expect.poll(() => localStorage.getItem(note)).not.toBeNull();
  const refused = localStorage.getItem(note) ?? '';

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 100 * hour });
  onTestFinished(() => void vi.useRealTimers());
  await renderShell({ path: '/login', prepare: () => localStorage.setItem(note, refused) });
  await expect.element(page.getByLabelText('Username')).toBeVisible();
  expect(await requestsTo(path)).toEqual([]);

  onTestFinished(retryPictures());
  const picture = new Image();
  document.body.append(picture);
  onTestFinished(() => picture.remove());
  // As loaded: an empty server has none.
  picture.src = '/api/v3/Image/AniDB/Poster/1';
  picture.dispatchEvent(new Event('load'));
  expect(localStorage.getItem(note)).toBeNull();
});
