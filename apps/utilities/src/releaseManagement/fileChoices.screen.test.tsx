// Imported first: the first style sheet to load sets the layer order.
import '@hondana/shared/ui/layers.css';
import { request } from '@hondana/shared/api/client';
import type { File } from '@hondana/shared/api/types';
import { streamAddress } from '@hondana/shared/players/playlist';
import { signOut } from '@hondana/shared/session';
import { expectNoAxeViolations } from '@hondana/shared/testing/axe';
import { misbehave, page } from '@hondana/shared/testing/renderScreen';
import { withSandbox } from '@hondana/shared/testing/sandbox';
import { watchDownloads } from '@hondana/shared/testing/watchDownloads';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import {
  choiceOf,
  episodesOf,
  fileListOf,
  openSeries,
  panel,
  press,
  toDelete,
} from '../testing/releaseFixtures.ts';

withSandbox({ series: 80 });
beforeEach(() => signOut());

const dialog = page.getByRole('alertdialog');

function chosenColour(group: ReturnType<typeof choiceOf>): string {
  const label = group.element().querySelector(':checked ~ label');
  if (!label) throw new Error('Nothing is chosen.');
  return getComputedStyle(label).backgroundColor;
}

function themeColour(name: string): string {
  const sample = document.createElement('i');
  sample.style.backgroundColor = `var(${name})`;
  document.body.append(sample);
  const { backgroundColor } = getComputedStyle(sample);
  sample.remove();
  return backgroundColor;
}

test.for(['theme-shoko-gray', 'theme-hondana-light', 'theme-hondana-contrast'])(
  'marks files to delete with a danger colour and an icon, and leaves kept files neutral: %s',
  async (theme) => {
    const { first } = await openSeries('MultipleReleases');
    document.body.className = theme;
    const kept = choiceOf(first, 1);
    const gone = choiceOf(first, 0);
    await toDelete(first, 0).click();
    await expect.poll(() => chosenColour(gone)).toBe(themeColour('--button-danger'));
    await expect.poll(() => chosenColour(kept)).toBe(themeColour('--color-neutral-tint'));
    expect(gone.element().querySelector(':checked ~ label svg')).not.toBeNull();
    expect(kept.element().querySelector(':checked ~ label svg')).toBeNull();
    await expectNoAxeViolations();
  },
);

test('shows video, audio and subtitles of each file, and saves a playlist', async () => {
  const { first } = await openSeries('MultipleReleases');
  const [one] = first.Files ?? [];
  const { MediaInfo } = await request<File>({ path: `File/${one?.ID}`, query: { include: 'MediaInfo' } });
  const [video] = MediaInfo?.Video ?? [];
  const [sound] = MediaInfo?.Audio ?? [];
  const [words] = MediaInfo?.Subtitles ?? [];
  const file = fileListOf(first).getByRole('listitem').first();
  await expect.element(file).toMatchTextContent(`${video?.Codec.Simplified} ${video?.BitDepth}-bit`);
  await expect.element(file).toMatchTextContent(`Audio: ${sound?.Language} ${sound?.Codec.Simplified}`);
  await expect.element(file).toMatchTextContent(words ? `Subtitles: ${words.Language}` : 'No subtitles');
  const downloads = watchDownloads();
  await file.getByRole('button', { name: /^Save playlist of / }).click();
  expect(await downloads[0]?.text()).toContain(`\n${streamAddress(one?.ID ?? 0)}\n`);
});

test.for([1440, 390])('shows long paths in full in the confirmation at %s px', async (width) => {
  const before = { width: window.innerWidth, height: window.innerHeight };
  onTestFinished(() => page.viewport(before.width, before.height));
  await page.viewport(width, 844);
  const { router, queryClient, id, first } = await openSeries('MultipleReleases');
  const path = `${'A folder with a long name/'.repeat(8)}${'x'.repeat(120)} - the end [DEADBEEF].mkv`;
  // A request in flight would overwrite the answer below.
  await expect.element(choiceOf(first, 0)).toBeVisible();
  const [episode] = await episodesOf('MultipleReleases', id);
  const files = (episode?.Files ?? []).map((file) => ({
    ...file,
    Locations: file.Locations.map((place) => ({ ...place, RelativePath: path, AbsolutePath: path })),
  }));
  const pattern = '/api/v3/ReleaseManagement/MultipleReleases/Series/*/Episodes';
  await misbehave({ pattern, json: { Total: 1, List: [{ ...episode, Files: files }] } });
  await queryClient.invalidateQueries();
  await router.navigate(`/utilities/release-management/multiples?series=${id}`);
  await expect.element(panel.getByText(/the end \[DEADBEEF\]\.mkv/).first()).toBeVisible();
  await expect.element(panel.getByText('CRC32 differs from the file name').first()).toBeVisible();
  await toDelete(first, 0).click();
  await press('Confirm');
  const list = dialog.getByRole('list', { name: 'Will be deleted' });
  await expect.element(list.getByText(path)).toBeVisible();
  const box = dialog.element().getBoundingClientRect();
  expect(box.width).toBeGreaterThanOrEqual(Math.min(800, width - 16));
  expect(box.right).toBeLessThanOrEqual(width);
  expect(list.element().scrollWidth).toBeLessThanOrEqual(list.element().clientWidth);
  await expect.element(dialog.getByRole('button', { name: /^Delete 1 file/ })).toBeInViewport();
  await expectNoAxeViolations();
});
