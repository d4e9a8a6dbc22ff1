import { tmdbPicturesOf } from '../model/pictures.ts';
import { seasonsOfDays } from '../model/seasons.ts';
import {
  episodesOfTmdbShow,
  homesOfSeason,
  type TmdbEpisode,
  type TmdbWork,
  tmdbShow,
} from '../model/tmdb.ts';
import { episodesLinkedTo, episodesOfMovie, seriesOfShow } from '../model/tmdbLinked.ts';
import { linksOf } from '../model/tmdbMatching.ts';
import type { OrderedEpisode, OrderedShow } from '../model/tmdbOrderings.ts';
import type { TmdbSeason } from '../model/tmdbSeasons.ts';
import type { Episode, ImageType, Picture, Series } from '../model/types.ts';
import { thumbnailOf } from './presentEpisode.ts';
import { presentXRefs } from './presentFile.ts';
import { noImages, presentImage, presentStillWith, presentTmdbPictures } from './presentImages.ts';
import { presentEpisodeOrderings, presentTmdbOrderings } from './presentTmdb.ts';
import {
  presentActors,
  presentContentRatings,
  presentNetworks,
  presentOverviews,
  presentStudios,
  presentTmdbTitles,
} from './presentTmdbDetails.ts';
import { presentMovieLink, presentShowLink, presentTmdbLink } from './presentTmdbLinks.ts';
import { presentYearlySeason } from './presentYearlySeason.ts';
import { weekdayOf, weekdays } from './times.ts';
import type { View } from './view.ts';

/** How a call wants TMDB's data. */
export interface TmdbRequest {
  readonly view: View;
  /** Whether the call wants a language code, such as `en-US`. */
  readonly wantsLanguage: (code: string | null) => boolean;
  readonly includeDisabled: boolean;
  /** True for a field of the entry, false for a call of its own. */
  readonly isField: boolean;
}

/** TMDB's further data: each part is a field on request, and a call of its own. */
export type TmdbParts<Thing> = Readonly<Record<string, (thing: Thing, wish: TmdbRequest) => unknown>>;

const inWantedLanguages = <Text extends { readonly Language: string }>(
  texts: readonly Text[],
  wish: TmdbRequest,
) => texts.filter(({ Language }) => wish.wantsLanguage(Language));

/** Only TMDB's Japanese works are in the library. */
const countries = () => ({ JP: 'Japan' });

/** The recorded server has fetched no names from TMDB, except for the actors of movies. */
const empty = () => [];

function pictures(homes: readonly Series[], types: readonly ImageType[], wish: TmdbRequest) {
  const all = homes.flatMap((series) => types.flatMap((type) => tmdbPicturesOf(series, type)));
  const wanted = all.filter(({ language }) => wish.wantsLanguage(language));
  return presentTmdbPictures(wish.view, wanted, wish.includeDisabled);
}

const filesOf = (episodes: readonly Episode[]) =>
  presentXRefs(episodes.flatMap((episode) => episode.files.map((file) => [file, episode] as const)));

const airDaysOf = (episodes: readonly TmdbEpisode[]) => episodes.flatMap(({ airDay }) => airDay ?? []);

const yearlySeasons = (episodes: readonly TmdbEpisode[]) =>
  seasonsOfDays(airDaysOf(episodes)).map(presentYearlySeason);

/** The field lacks Sundays: the reference takes the first day of its week for none. */
function daysOfWeek(episodes: readonly TmdbEpisode[], { isField }: TmdbRequest) {
  const found = new Set(airDaysOf(episodes).map(weekdayOf));
  return weekdays.filter((day) => found.has(day) && !(isField && day === 'Sunday'));
}

const allImages = ['Poster', 'Backdrop', 'Logo'] as const;

export const movieParts = {
  Titles: (movie, wish) => inWantedLanguages(presentTmdbTitles(movie, 'Movie'), wish),
  Overviews: (movie, wish) => inWantedLanguages(presentOverviews(movie, 'Movie'), wish),
  Images: ({ homes }, wish) => pictures(homes, allImages, wish),
  Cast: presentActors,
  Crew: empty,
  CrossReferences: ({ id }, { view }) =>
    episodesOfMovie(view.library, id).map((episode) => presentMovieLink(episode, id)),
  FileCrossReferences: ({ id }, { view }) => filesOf(episodesOfMovie(view.library, id)),
  Studios: empty,
  ContentRatings: (_, wish) => inWantedLanguages(presentContentRatings('PG-13'), wish),
  Keywords: () => ['anime', 'based on manga'],
  ProductionCountries: countries,
  YearlySeasons: ({ firstDay }) =>
    seasonsOfDays(firstDay === null ? [] : [firstDay]).map(presentYearlySeason),
} satisfies TmdbParts<TmdbWork>;

export const showParts = {
  Titles: ({ show }, wish) => inWantedLanguages(presentTmdbTitles(show, 'Show'), wish),
  Overviews: ({ show }, wish) => inWantedLanguages(presentOverviews(show, 'Show'), wish),
  Images: ({ show }, wish) => pictures(show.homes, allImages, wish),
  Ordering: ({ show, ordering }, { view }) => presentTmdbOrderings(view.library, show.id, ordering),
  CrossReferences: ({ show }, { view }) =>
    seriesOfShow(view.library, show.id).map((series) => presentShowLink(series, show.id)),
  Cast: empty,
  Crew: empty,
  Studios: ({ show }) => presentStudios(show),
  Networks: ({ show }) => presentNetworks(show),
  ContentRatings: (_, wish) => inWantedLanguages(presentContentRatings('TV-14'), wish),
  Keywords: () => ['anime', 'shounen'],
  ProductionCountries: countries,
  YearlySeasons: ({ show }, { view }) => yearlySeasons(episodesOfTmdbShow(view.library, show.id)),
  DaysOfWeek: ({ show }, wish) => daysOfWeek(episodesOfTmdbShow(wish.view.library, show.id), wish),
} satisfies TmdbParts<OrderedShow>;

/** Seasons and episodes only have preferred titles and overviews until others are fetched. */
export const seasonParts = {
  Titles: empty,
  Overviews: empty,
  Images: ({ show, ordering, number }, wish) => {
    const work = ordering.type === null ? tmdbShow(wish.view.library, show) : undefined;
    const pictured = work && homesOfSeason(work, number).find(({ tmdbImages }) => tmdbImages.posters > 0);
    return pictures(pictured ? [pictured] : [], ['Poster'], wish);
  },
  Cast: empty,
  Crew: empty,
  YearlySeasons: ({ episodes }) => yearlySeasons(episodes),
  DaysOfWeek: ({ episodes }, wish) => daysOfWeek(episodes, wish),
} satisfies TmdbParts<TmdbSeason>;

export const episodeParts = {
  Titles: empty,
  Overviews: empty,
  Ordering: (episode, { view }) => presentEpisodeOrderings(view.library, episode),
  Images: ({ episode }, wish) => {
    const still: Picture | undefined = thumbnailOf({ tmdbEpisodes: [episode.id] });
    const image = still && wish.wantsLanguage(still.language) && presentImage(wish.view, still);
    const isShown = image && (wish.includeDisabled || !image.Disabled);
    return presentStillWith(wish.view, noImages(wish.view), isShown ? image : undefined);
  },
  Cast: empty,
  Crew: empty,
  CrossReferences: ({ episode: { id, show } }, { view: { library } }) =>
    episodesLinkedTo(library, show, [id])
      .flatMap((one) => linksOf(library, one).filter((link) => link.tmdb === id))
      .map(presentTmdbLink),
  FileCrossReferences: ({ episode: { id, show } }, { view }) =>
    filesOf(episodesLinkedTo(view.library, show, [id])),
} satisfies TmdbParts<OrderedEpisode>;
