import { everyEpisodeType } from '@hondana/shared/anime/episodeType';
import { forEachOf } from '@hondana/shared/bulk/forEachOf';
import { isSelected, listOf, type Selection } from '@hondana/shared/bulk/selection';
import { seriesFileSummaryQuery } from '@hondana/shared/resources/files';
import { serverVersionQuery } from '@hondana/shared/resources/server';
import type { QueryClient } from '@tanstack/react-query';
import { groupSeriesQuery } from '../../shared/groups.ts';
import type { CardFacts } from '../cardFacts.ts';
import type { SelectedCard, SelectedSeries } from './selectedCard.ts';
import type { CardList } from './useCardSelection.ts';

function filesOf({ FileSources }: { readonly FileSources: CardFacts['fileSources'] }): number {
  return Object.values(FileSources).reduce((sum, count) => sum + count, 0);
}

function selected(id: number, name: string, card: CardFacts, files: number): SelectedSeries {
  return { key: String(id), id, name, card, files };
}

/** Entries read at once while all that match are looked up. */
const step = 50;

/** The cards that a selection stands for at this moment: those it names, or page by page all but those. */
export async function selectedCards(
  selection: Selection<SelectedCard>,
  shown: CardList,
  onProgress: (through: number, of: number) => void,
  signal: AbortSignal,
): Promise<SelectedCard[]> {
  if (!selection.isInverted) return [...selection.items.values()];
  const { total = 0, itemsIn } = listOf(selection, shown);
  const cards: SelectedCard[] = [];
  for (let first = 0; first < total; first += step) {
    signal.throwIfAborted();
    cards.push(...(await itemsIn(first, Math.min(total, first + step) - 1, signal)));
    onProgress(Math.min(total, first + step), total);
  }
  return cards.filter(({ key }) => isSelected(selection, key));
}

/** Every series that a selection stands for; a group stands for each series in it. */
export async function selectedSeries(
  client: QueryClient,
  selection: Selection<SelectedCard>,
  list: CardList,
  onProgress: (through: number, of: number) => void,
  signal: AbortSignal,
): Promise<SelectedSeries[]> {
  const cards = await selectedCards(selection, list, onProgress, signal);
  const found = new Map<number, SelectedSeries>();
  const look = async (card: SelectedCard): Promise<void> => {
    if (card.left) for (const one of card.left) found.set(one.id, one);
    else if (card.seriesId !== undefined) {
      const files = filesOf({ FileSources: card.fileSources });
      found.set(card.seriesId, selected(card.seriesId, card.name, card, files));
    } else if (card.groupId !== undefined) {
      const options = { recursive: true, includeMissing: true };
      for (const { IDs, Name, Sizes } of await client.fetchQuery(
        groupSeriesQuery({ groupId: card.groupId, ...options }),
      )) {
        found.set(IDs.ID, selected(IDs.ID, Name, card, filesOf(Sizes)));
      }
    }
  };
  const { failed } = await forEachOf(cards, look, (through) => onProgress(through, cards.length), signal);
  signal.throwIfAborted();
  const [first] = failed;
  if (first) throw first.error;
  return [...found.values()];
}

/** The same series with how much their files hold; those that cannot be looked up go without. */
export async function withSizes(
  client: QueryClient,
  series: readonly SelectedSeries[],
  onProgress: (through: number, of: number) => void,
  signal: AbortSignal,
): Promise<SelectedSeries[]> {
  const bytes = new Map<number, number>();
  const versions = await client.ensureQueryData(serverVersionQuery()).catch(() => undefined);
  const type = everyEpisodeType(versions?.Server.Version);
  const look = async ({ id, files }: SelectedSeries): Promise<void> => {
    const summary =
      files > 0 &&
      (await client.fetchQuery(seriesFileSummaryQuery({ seriesId: id, groupBy: ['GroupName'], type })));
    bytes.set(id, summary ? summary.Overview.TotalFileSize : 0);
  };
  await forEachOf(series, look, (through) => onProgress(through, series.length), signal);
  signal.throwIfAborted();
  return series.map((one) => ({ ...one, bytes: bytes.get(one.id) }));
}
