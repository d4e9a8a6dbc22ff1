import { allEpisodeTypes } from '@hondana/shared/anime/episodeType';
import { forEachOf } from '@hondana/shared/bulk/forEachOf';
import type { ReportProgress } from '@hondana/shared/bulk/mapConcurrently';
import { selectedItems } from '@hondana/shared/bulk/selectedItems';
import type { Selection } from '@hondana/shared/bulk/selection';
import { seriesFileSummaryQuery } from '@hondana/shared/resources/files';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import type { QueryClient } from '@tanstack/react-query';
import { fileCount } from '../../shared/fileCount.ts';
import type { CardFacts } from '../cardFacts.ts';
import type { SelectedCard, SelectedSeries } from './selectedCard.ts';
import { seriesOfGroups } from './seriesOfGroups.ts';
import type { CardList } from './useCardSelection.ts';

function selected(id: number, name: string, card: CardFacts, files: number): SelectedSeries {
  return { key: String(id), id, name, card, files };
}

/** A group stands for each series in it. */
export async function selectedSeries(
  client: QueryClient,
  selection: Selection<SelectedCard>,
  list: CardList,
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<SelectedSeries[]> {
  const cards = await selectedItems<SelectedCard>(selection, list, onProgress, signal);
  const opened = cards.filter(({ left, seriesId }) => !left && seriesId === undefined);
  const groupIds = new Set(opened.flatMap(({ groupId }) => groupId ?? []));
  const inGroups = await seriesOfGroups(client, groupIds, onProgress, signal);
  const found = cards.flatMap((card): readonly SelectedSeries[] => {
    const { left, seriesId, groupId = 0, name, fileSources } = card;
    if (left) return left;
    if (seriesId !== undefined)
      return [selected(seriesId, name, card, fileCount({ FileSources: fileSources }))];
    return (inGroups.get(groupId) ?? []).map(({ IDs, Name, Sizes }) =>
      selected(IDs.ID, Name, card, fileCount(Sizes)),
    );
  });
  return [...new Map(found.map((one) => [one.id, one])).values()];
}

/** Series whose size cannot be fetched have none. */
export async function withSizes(
  client: QueryClient,
  series: readonly SelectedSeries[],
  onProgress: ReportProgress,
  signal: AbortSignal,
): Promise<SelectedSeries[]> {
  const bytes = new Map<number, number>();
  const versions = await client.ensureQueryData(serverVersionQuery()).catch(() => undefined);
  const type = allEpisodeTypes(versions?.Server.Version);
  const look = async ({ id, files }: SelectedSeries): Promise<void> => {
    const summary =
      files > 0 &&
      (await client.fetchQuery(seriesFileSummaryQuery({ seriesId: id, groupBy: ['GroupName'], type })));
    bytes.set(id, summary ? summary.Overview.TotalFileSize : 0);
  };
  await forEachOf(series, look, (completed) => onProgress(completed, series.length), signal);
  signal.throwIfAborted();
  return series.map((one) => ({ ...one, bytes: bytes.get(one.id) }));
}
