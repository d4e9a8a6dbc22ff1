import { request } from '@hondana/shared/api/client';
import type { AnidbEpisode, File, ListResult, Series } from '@hondana/shared/api/types';
import { control, page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { signInAs } from '@hondana/shared/testing/sandbox';
import { expect } from 'vitest';
import { routes } from '../routes.tsx';
import { type FileFacts, fileFacts } from '../shared/fileFacts.ts';
import { handoverState } from '../shared/fileHandover.ts';

export const address = '/utilities/unrecognized/files/link';
export const table = page.getByRole('table', { name: 'Files to link' });
export const rows = table.getByRole('row');
export const notices = page.getByRole('region', { name: 'Notices' });
export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** @param text “3 of 4 files” */
export const ready = (text: string) => expect.element(page.getByText(`${text} ready to link`)).toBeVisible();

export async function unrecognized(): Promise<FileFacts[]> {
  const query = { include_only: 'Unrecognized', pageSize: 0 };
  return (await request<ListResult<File>>({ path: 'File', query })).List.map(fileFacts);
}

export async function episodesOf(animeId: number): Promise<AnidbEpisode[]> {
  const query = { pageSize: 0, includeMissing: true, includeUnaired: true };
  return (await request<ListResult<AnidbEpisode>>({ path: `Series/AniDB/${animeId}/Episode`, query })).List;
}

export async function seriesWith(count: number) {
  const { List } = await request<ListResult<Series>>({ path: 'Series', query: { pageSize: 0 } });
  for (const { IDs, Name } of List) {
    const episodes = (await episodesOf(IDs.AniDB)).filter(({ Type }) => Type === 'Episode');
    if (episodes.length >= count) return { id: IDs.AniDB, name: Name, episodes };
  }
  throw new Error(`No series of ${count} episodes`);
}

interface ShowOptions {
  readonly names: readonly string[];
  readonly series?: number;
  readonly as?: 'administrator' | 'plain' | 'restricted';
}

export async function showLinking({ names, series, as = 'administrator' }: ShowOptions) {
  const screen = await renderScreen({ routes, path: '/utilities/unrecognized/ignored-files', as });
  const files = (await unrecognized()).slice(0, names.length);
  const named = files.map((file, index) => {
    const name = names[index] ?? '';
    return { ...file, name, nameOnDisk: name, directory: '' };
  });
  const search = series === undefined ? '' : `?series=${series}`;
  await screen.router.navigate(address + search, { state: handoverState(named) });
  await expect.element(rows.first()).toBeVisible();
  return { ...screen, files: named };
}

/** Shows files of a series, which are matched to its first episodes by name. */
export async function showMatched(count: number) {
  const series = await signedIn(() => seriesWith(count));
  const screen = await showLinking({ names: named(count), series: series.id });
  await button('Match by name').click();
  await ready(`${count} of ${count} files`);
  return { ...screen, series };
}

/** AniDB's IDs of the linked episodes, once the queue has linked the file. */
export async function linkedTo(fileId: number): Promise<number[]> {
  await control('POST', 'clock', { advance: 60_000 });
  const file = await request<File>({ path: `File/${fileId}`, query: { include: 'XRefs' } });
  return file.SeriesIDs?.flatMap(({ EpisodeIDs }) => EpisodeIDs.map(({ AniDB }) => AniDB ?? 0)) ?? [];
}

export const named = (count: number, name = 'Some Show') =>
  Array.from({ length: count }, (_, index) => `[Group] ${name} - ${String(index + 1).padStart(2, '0')}.mkv`);

export async function signedIn<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await signInAs('administrator');
  return ask();
}
