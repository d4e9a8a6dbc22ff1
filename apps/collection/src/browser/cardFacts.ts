import { type CountedSizes, collectedEpisodes, unwatchedEpisodes } from '@hondana/shared/anime/episodeCounts';
import { availableImageUrl, chosenImage } from '@hondana/shared/anime/images';
import { titleLanguage } from '@hondana/shared/anime/titleLanguage';
import type { Group, GroupView, Series, SeriesSizes } from '@hondana/shared/api/types';
import { seriesTabs } from '../seriesTabs.ts';
import type { ListOrigin } from '../shared/listOrigin.ts';

/** For views other than posters. */
export type CardDetails = Pick<GroupView, 'Type' | 'AirDate' | 'EndDate'> &
  Partial<Pick<GroupView, 'Rating' | 'Tags'>>;

export interface CardFacts {
  /** Unique across groups and series. */
  readonly key: string;
  readonly to: string;
  /** Undefined for a group that opens as a list. */
  readonly seriesId: number | undefined;
  /** Undefined on cards of series. */
  readonly groupId: number | undefined;
  /** The group's page shows all of its series: no filter is passed on. */
  readonly isWholeGroup: boolean;
  readonly name: string;
  readonly lang: string | undefined;
  readonly poster: string | undefined;
  readonly episodes: number;
  readonly unwatched: number;
  /** Undefined on cards of groups and before version 6: the server doesn't say. */
  readonly isFavorite: boolean | undefined;
  /** 1 on cards of series. */
  readonly seriesCount: number;
  readonly sizes: CountedSizes;
  /** Aired episodes without a file. */
  readonly missing: number;
  /** Timestamp. */
  readonly added: string;
  readonly fileSources: SeriesSizes['FileSources'];
  readonly description: string;
  /** Undefined on cards of groups, whose details are a request of their own. */
  readonly details: CardDetails | undefined;
}

export interface PlacedCard {
  readonly facts: CardFacts;
  /** Undefined while loading, and if there are none. */
  readonly details: CardDetails | undefined;
  /** Details are still loading. */
  readonly isPending: boolean | undefined;
  readonly index: number;
  /** For the series that the card opens. */
  readonly origin: ListOrigin;
  readonly tabIndex: 0 | -1;
  /** In the rows visible first. */
  readonly urgent: boolean;
}

/** With the tab, as a redirect would drop the history state. */
function seriesAddress(seriesId: number): string {
  return `/collection/series/${seriesId}/${seriesTabs[0].path}`;
}

/** The same response gives the same object, so that memoized cards don't render again. */
function memoizedBySource<Source extends object, Extra>(
  make: (source: Source, extra: Extra) => CardFacts,
): (source: Source, extra: Extra) => CardFacts {
  const known = new WeakMap<Source, { extra: Extra; facts: CardFacts }>();
  return (source, extra) => {
    const found = known.get(source);
    if (found && found.extra === extra) return found.facts;
    const facts = make(source, extra);
    known.set(source, { extra, facts });
    return facts;
  };
}

/**
 * A group of one series opens that series (facts 5.5).
 *
 * @param filterPart the list's filter as in addresses; the group's page keeps it
 */
export const groupCardFacts = memoizedBySource((group: Group, filterPart: string | undefined): CardFacts => {
  const { IDs, Images, Name, Sizes, Size, Description, Created } = group;
  const seriesId = Size === 1 ? IDs.MainSeries : undefined;
  const groupAddress = `/collection/group/${IDs.ID}${filterPart === undefined ? '' : `/filter/${filterPart}`}`;
  return {
    key: `group-${IDs.ID}`,
    to: seriesId === undefined ? groupAddress : seriesAddress(seriesId),
    seriesId,
    groupId: IDs.ID,
    isWholeGroup: filterPart === undefined,
    name: Name,
    lang: undefined,
    poster: availableImageUrl(chosenImage(Images.Posters)),
    episodes: collectedEpisodes(Sizes),
    unwatched: unwatchedEpisodes(Sizes),
    isFavorite: undefined,
    seriesCount: Object.values(Sizes.SeriesTypes).reduce((sum, count) => sum + count, 0),
    sizes: Sizes,
    missing: Sizes.Missing.Episodes,
    added: Created,
    fileSources: Sizes.FileSources,
    description: Description,
    details: undefined,
  };
});

export const seriesCardFacts = memoizedBySource((series: Series, _: undefined): CardFacts => {
  const { IDs, Images, Name, Sizes, Description, AniDB, Created } = series;
  return {
    key: `series-${IDs.ID}`,
    to: seriesAddress(IDs.ID),
    seriesId: IDs.ID,
    groupId: undefined,
    isWholeGroup: false,
    name: Name,
    lang: titleLanguage(Name, AniDB?.Titles),
    poster: availableImageUrl(chosenImage(Images.Posters)),
    episodes: collectedEpisodes(Sizes),
    unwatched: unwatchedEpisodes(Sizes),
    isFavorite: series.IsFavorite,
    seriesCount: 1,
    sizes: Sizes,
    missing: Sizes.Missing.Episodes,
    added: Created,
    fileSources: Sizes.FileSources,
    description: Description ?? '',
    details: AniDB,
  };
});
