import { notify } from '@hondana/shared/overlays/notices';
import { undoAction } from '@hondana/shared/overlays/undoAction';
import { releaseManagementKeys } from '@hondana/shared/queryKeys';
import { seriesQuery } from '@hondana/shared/resources/series';
import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { changeChoices, readChoices, useChoices, type WaitingChoice } from './releaseChoices.ts';
import { initialChoice, type ReleaseItem, releaseEpisode } from './releaseItems.ts';
import type { ReleaseKind } from './releaseKinds.ts';
import { fetchAllReleaseEpisodes } from './releaseManagement.ts';
import type { ReleaseEpisodes } from './useReleaseEpisodes.ts';

/** What can be chosen, by key, with the choice that changes nothing (undefined if there is none). */
export type Choosable = ReadonlyMap<string, WaitingChoice | undefined>;

/** Keys of all items of the series, also those that the switches leave out. */
async function keysOf(kind: ReleaseKind, seriesId: number, signal: AbortSignal): Promise<readonly string[]> {
  const options = kind.name === 'multiples' ? { ignoreVariations: false } : {};
  const episodes = await fetchAllReleaseEpisodes(kind.matter, seriesId, options, signal);
  return kind.name === 'missing'
    ? episodes.map(({ IDs }) => String(IDs.ID))
    : episodes.flatMap((episode) => releaseEpisode(episode, kind).items.map(({ key }) => key));
}

export function useSeriesChoices(
  kind: ReleaseKind,
  seriesId: number,
  list: ReleaseEpisodes,
  shown: Choosable,
  isBusy: boolean,
) {
  const choices = useChoices(kind.name, seriesId);
  const { data: name } = useQuery({ ...seriesQuery({ seriesId }), select: ({ Name }) => Name });
  const change = (entries: Iterable<readonly [string, WaitingChoice | undefined]>): void =>
    changeChoices(kind.name, [{ seriesId, name, choices: entries }]);
  const forget = (keys: readonly string[]): void => change(keys.map((key) => [key, undefined]));

  const unknown = [...choices.keys()].filter((key) => !shown.has(key));
  // After a reload, choices may be for episodes beyond the first page.
  const showMore = useEffectEvent(list.showMore);
  const needsMore = unknown.length > 0 && list.hasMore && !list.isFetching && list.moreFailed === undefined;
  useEffect(() => {
    if (needsMore) showMore();
  }, [needsMore]);

  const isWhole = list.episodes !== undefined && !list.hasMore && !list.isFetching && !isBusy;
  const { data: keys } = useQuery({
    queryKey: [...releaseManagementKeys.all, kind.matter, 'keys', seriesId, unknown],
    queryFn: ({ signal }) => keysOf(kind, seriesId, signal),
    enabled: isWhole && unknown.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const idle = [...choices].filter(([key, choice]) => shown.get(key) === choice).map(([key]) => key);
  const gone = [...idle, ...(keys ? unknown.filter((key) => !keys.includes(key)) : [])];
  const drop = useEffectEvent(() => forget(gone));
  useEffect(() => {
    if (gone.length > 0) drop();
  }, [gone.length]);

  const discard = (): void => {
    const before = [...readChoices(kind.name, seriesId)];
    forget(before.map(([key]) => key));
    notify({
      kind: 'info',
      title: t`${plural(before.length, { one: '# choice', other: '# choices' })} discarded`,
      text: name,
      action: undoAction(() => change(before)),
    });
  };
  return { name, choices, hiddenCount: unknown.length, change, forget, discard };
}

export function choosable(items: readonly ReleaseItem[]): Choosable {
  return new Map(items.map((item) => [item.key, initialChoice(item)]));
}
