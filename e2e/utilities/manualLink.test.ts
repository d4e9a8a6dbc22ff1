import type { Locator } from '@playwright/test';
import type { SandboxServer } from '../../apps/sandbox/src/server.ts';
import { expect, people, test } from '../fixtures.ts';

test.use({ sandboxOptions: { series: 60, looseFiles: 240 } });

/** Keeps 200 episodes: a thousand more would be refetched after each link. */
function longSeries({ library }: SandboxServer['sandbox']) {
  for (const series of library.series.values()) {
    if (series.episodes.filter(({ type }) => type === 'Episode').length < 200) continue;
    const left = series.episodes.filter(({ type, number }) => type === 'Episode' && number <= 200);
    for (const episode of series.episodes.filter((one) => !left.includes(one))) {
      for (const { id } of episode.files) library.files.delete(id);
      library.episodes.delete(episode.id);
    }
    series.episodes.splice(0, series.episodes.length, ...left);
    return { series, title: library.seriesName(series) };
  }
  throw new Error('No series has 200 episodes.');
}

/** Named like three groups do; the last fifty have a number but no title. */
function nameOf(title: string, number: number): string {
  const digits = String(number).padStart(3, '0');
  // Characters that no file system allows.
  const show = title.replaceAll(/[\\/:*?"<>|]/g, '');
  if (number > 150) return `~ recording of ${digits} at night.mkv`;
  const ways = [
    `[Group] ${show} - ${digits} [1080p].mkv`,
    `${show} S01E${digits}.mkv`,
    `${show} - Episode ${digits}.mkv`,
  ];
  return ways[number % 3] ?? '';
}

function prepareFiles({ library }: SandboxServer['sandbox'], title: string) {
  const loose = [...library.files.values()].filter(
    ({ isIgnored, episodes, locations }) => !isIgnored && episodes.length === 0 && locations.length === 1,
  );
  return loose.slice(-200).map((file, index) => {
    // 77 and 200 are coprime, so each number occurs once.
    const number = ((index * 77) % 200) + 1;
    for (const location of file.locations) location.relativePath = `tape shelf/${nameOf(title, number)}`;
    return { file, number };
  });
}

test('links 200 unrecognized files to their episodes by name and range in at most ten clicks', async ({
  page,
  server,
  signIn,
}) => {
  const { sandbox } = server;
  const { series, title } = longSeries(sandbox);
  const prepared = prepareFiles(sandbox, title);
  let clicks = 0;
  const click = async (place: Locator): Promise<void> => {
    clicks++;
    await place.click();
  };

  await signIn(people.plain, 'utilities/unrecognized/files?q=tape%20shelf');
  await expect(page.getByRole('status').getByText('200 files', { exact: true })).toBeVisible();
  await click(page.getByRole('table').getByRole('checkbox', { name: 'Select all' }));
  await expect(page.getByText('200 files selected')).toBeVisible();
  await click(page.getByRole('button', { name: 'Manual Link' }));
  await expect(page.getByText('0 of 200 files ready to link')).toBeVisible();
  await click(page.getByRole('list', { name: 'Series found' }).getByText(title, { exact: true }).first());
  await click(page.getByRole('button', { name: 'Match by name' }));
  await expect(page.getByText('150 of 200 files ready to link')).toBeVisible();
  await click(page.getByRole('button', { name: 'Select without episode' }));
  await click(page.getByRole('textbox', { name: 'Starting episode' }));
  await page.keyboard.type('151');
  await page.keyboard.press('Enter');
  await expect(page.getByText('200 of 200 files ready to link')).toBeVisible();
  await click(page.getByRole('button', { name: 'Link 200 Files' }));
  // Two hundred calls, four at a time, take longer than one.
  await expect(page.getByText('Scheduled a 1:1 linking for 200 files!')).toBeVisible({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/utilities\/unrecognized\/files$/);
  expect(clicks).toBeLessThanOrEqual(10);

  await expect.poll(() => prepared.filter(({ file }) => file.episodes.length === 0).length).toBe(0);
  const wrong = prepared.filter(({ file, number }) => {
    const [episode, ...more] = file.episodes;
    return more.length > 0 || episode?.series !== series || episode.number !== number;
  });
  expect(wrong.map(({ number }) => number)).toEqual([]);
});
