import { request } from '@hondana/shared/api/client';
import type { Episode, ListResult } from '@hondana/shared/api/types';
import { page, renderScreen } from '@hondana/shared/testing/renderScreen';
import { routes } from '../routes.tsx';

export const seriesList = page.getByRole('region', { name: 'Series' });
export const panel = page.getByRole('region', { name: 'Episodes' });
export const notices = page.getByRole('region', { name: 'Notices' });
export const press = (name: string | RegExp) => panel.getByRole('button', { name }).click();

export type Matter = 'MultipleReleases' | 'DuplicateFiles' | 'MissingEpisodes';
type Person = 'administrator' | 'plain' | 'restricted';

export const paths = {
  MultipleReleases: 'multiples',
  DuplicateFiles: 'duplicates',
  MissingEpisodes: 'missing-episodes',
} as const;

export const showReleases = (tab: string, as: Person = 'administrator') =>
  renderScreen({ routes, path: `/utilities/release-management${tab}`, as });

interface Counted {
  readonly IDs: { readonly ID: number };
  readonly Name: string;
  readonly EpisodeCount: number;
}

export const seriesOf = async (matter: Matter): Promise<readonly Counted[]> =>
  (await request<ListResult<Counted>>({ path: `ReleaseManagement/${matter}/Series`, query: { pageSize: 0 } }))
    .List;

export async function episodesOf(matter: Matter, seriesId: number): Promise<readonly Episode[]> {
  const path = `ReleaseManagement/${matter}/Series/${seriesId}/Episodes`;
  const query = { pageSize: 0, includeDataFrom: 'AniDB' };
  return (await request<ListResult<Episode>>({ path, query })).List;
}

/** Opens a series with two or more episodes, but fewer than `most`. */
export async function openSeries(matter: Matter, as: Person = 'administrator', most = 12) {
  const { router, queryClient } = await showReleases(`/${paths[matter]}`, as);
  const series = (await seriesOf(matter)).find(({ EpisodeCount }) => EpisodeCount > 1 && EpisodeCount < most);
  if (!series) throw new Error('No series has the right number of episodes.');
  const id = series.IDs.ID;
  await router.navigate(`/utilities/release-management/${paths[matter]}?series=${id}`);
  const [first, second] = await episodesOf(matter, id);
  if (!(first && second)) throw new Error('The series has too few episodes.');
  return { router, queryClient, series, id, first, second };
}

export const fileListOf = ({ Name }: Episode) =>
  panel.getByRole('list', { name: new RegExp(`^Files of .*${Name.replaceAll(/\W/g, '.')}$`) }).first();

/** The radio group of a file, or of a file's location. */
export const choiceOf = (episode: Episode, index: number) =>
  fileListOf(episode).getByRole('group').nth(index);

export const toDelete = (episode: Episode, index: number) =>
  choiceOf(episode, index).getByRole('radio', { name: 'Will be deleted' });
