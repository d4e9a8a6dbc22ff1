import { episodeFilesQuery, episodeQuery } from '@hondana/shared/resources/episodes';
import type { QueryClient } from '@tanstack/react-query';
import { episodeLabel } from './releaseItems.ts';
import { type ReleasePlan, wouldBeEmptied } from './releasePlan.ts';

/**
 * Names of the episodes beyond the list that a plan would leave without a file: a file may be one of several for
 * one episode and the only one for another.
 */
export async function emptiedElsewhere(client: QueryClient, plan: ReleasePlan): Promise<readonly string[]> {
  const names: string[] = [];
  for (const id of plan.elsewhere) {
    const { List } = await client.fetchQuery({ ...episodeFilesQuery({ episodeId: id }), staleTime: 0 });
    if (
      !wouldBeEmptied(
        List.map(({ ID }) => ID),
        plan,
      )
    )
      continue;
    names.push(episodeLabel(await client.fetchQuery(episodeQuery({ episodeId: id }))));
  }
  return names;
}
