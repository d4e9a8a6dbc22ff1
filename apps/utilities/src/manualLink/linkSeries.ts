import { anidbAnimeQuery, refreshAnime } from '@hondana/shared/resources/anidbAnime';
import { allEpisodesQuery } from '@hondana/shared/resources/manualLinks';
import { deleteSeries } from '@hondana/shared/resources/seriesWrites';
import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';

export interface LinkableSeries {
  readonly seriesId: number;
  readonly isNew: boolean;
  /** The server's episode IDs by AniDB's. */
  readonly episodes: ReadonlyMap<number, number>;
}

export class LinkingAborted extends Error {}

const fresh = (anidbId: number) => ({ ...anidbAnimeQuery({ anidbId }), staleTime: 0 });

/** Removes a series entry that was created needlessly. Keeps files on disk; needs permission. */
export async function removeNewSeries(seriesId: number): Promise<void> {
  await deleteSeries.send({ seriesId, deleteFiles: false, completelyRemove: false });
}

async function seriesIdOf(client: QueryClient, anidbId: number): Promise<[id: number, isNew: boolean]> {
  const known = await client.fetchQuery(fresh(anidbId));
  if (known.ShokoID) return [known.ShokoID, false];
  if (!(await refreshAnime.send({ anidbId, createSeriesEntry: true })))
    throw new LinkingAborted(t`Unable to create series entry.`);
  const created = await client.fetchQuery(fresh(anidbId));
  if (!created.ShokoID) throw new LinkingAborted(t`Unable to create shoko series entry.`);
  return [created.ShokoID, true];
}

/** Creates the series if the collection lacks it; removes it again before throwing. */
export async function linkableSeries(
  client: QueryClient,
  anidbId: number,
  mayRemove: boolean,
): Promise<LinkableSeries> {
  const [seriesId, isNew] = await seriesIdOf(client, anidbId);
  try {
    const { List } = await allEpisodesQuery.send({ seriesId });
    return { seriesId, isNew, episodes: new Map(List.map(({ IDs }) => [IDs.AniDB, IDs.ID])) };
  } catch {
    if (!isNew) throw new LinkingAborted(t`Unable to fetch shoko episodes!`);
    const isRemoved =
      mayRemove &&
      (await removeNewSeries(seriesId).then(
        () => true,
        () => false,
      ));
    throw new LinkingAborted(
      isRemoved
        ? t`Unable to fetch shoko episodes! The new series entry was removed again.`
        : t`Unable to fetch shoko episodes! The new series entry is still there.`,
    );
  }
}
