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
import { presentImage, presentTmdbPictures } from './presentImages.ts';
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

/** How a call wants what TMDB has of something. */
export interface TmdbWish {
  readonly view: View;
  /** Whether it wants what is in a language, such as `en-US`. */
  readonly wantsLanguage: (code: string | null) => boolean;
  readonly includeDisabled: boolean;
  /** Whether the part is asked for as a field of the thing, and not by itself. */
  readonly isField: boolean;
}

/** What TMDB has of something beyond the thing itself: each part is a field on request, and a call of its own. */
export type TmdbParts<Thing> = Readonly<Record<string, (thing: Thing, wish: TmdbWish) => unknown>>;

const spoken = <Text extends { readonly Language: string }>(texts: readonly Text[], wish: TmdbWish) =>
  texts.filter(({ Language }) => wish.wantsLanguage(Language));

/** TMDB's Japanese works alone are in the library. */
const countries = () => ({ JP: 'Japan' });

/** The recorded server has fetched no names from TMDB, except for the actors of movies. */
const nobody = () => [];

function pictures(homes: readonly Series[], types: readonly ImageType[], wish: TmdbWish) {
  const all = homes.flatMap((series) => types.flatMap((type) => tmdbPicturesOf(series, type)));
  const wanted = all.filter(({ language }) => wish.wantsLanguage(language));
  return presentTmdbPictures(wish.view, wanted, wish.includeDisabled);
}

const filesOf = (episodes: readonly Episode[]) =>
  presentXRefs(episodes.flatMap((episode) => episode.files.map((file) => [file, episode] as const)));

const airDaysOf = (episodes: readonly TmdbEpisode[]) => episodes.flatMap(({ airDay }) => airDay ?? []);

const yearlySeasons = (episodes: readonly TmdbEpisode[]) =>
  seasonsOfDays(airDaysOf(episodes)).map(presentYearlySeason);

/** As a field it lacks Sundays: the reference takes the first day of its week for none. */
function daysOfWeek(episodes: readonly TmdbEpisode[], { isField }: TmdbWish) {
  const found = new Set(airDaysOf(episodes).map(weekdayOf));
  return weekdays.filter((day) => found.has(day) && !(isField && day === 'Sunday'));
}

const allImages = ['Poster', 'Backdrop', 'Logo'] as const;

export const movieParts = {
  Titles: (movie, wish) => spoken(presentTmdbTitles(movie, 'Movie'), wish),
  Overviews: (movie, wish) => spoken(presentOverviews(movie, 'Movie'), wish),
  Images: ({ homes }, wish) => pictures(homes, allImages, wish),
  Cast: presentActors,
  Crew: nobody,
  CrossReferences: ({ id }, { view }) =>
    episodesOfMovie(view.library, id).map((episode) => presentMovieLink(episode, id)),
  FileCrossReferences: ({ id }, { view }) => filesOf(episodesOfMovie(view.library, id)),
  Studios: nobody,
  ContentRatings: (_, wish) => spoken(presentContentRatings('PG-13'), wish),
  Keywords: () => ['anime', 'based on manga'],
  ProductionCountries: countries,
  YearlySeasons: ({ firstDay }) =>
    seasonsOfDays(firstDay === null ? [] : [firstDay]).map(presentYearlySeason),
} satisfies TmdbParts<TmdbWork>;

export const showParts = {
  Titles: ({ show }, wish) => spoken(presentTmdbTitles(show, 'Show'), wish),
  Overviews: ({ show }, wish) => spoken(presentOverviews(show, 'Show'), wish),
  Images: ({ show }, wish) => pictures(show.homes, allImages, wish),
  Ordering: ({ show, ordering }, { view }) => presentTmdbOrderings(view.library, show.id, ordering),
  CrossReferences: ({ show }, { view }) =>
    seriesOfShow(view.library, show.id).map((series) => presentShowLink(series, show.id)),
  Cast: nobody,
  Crew: nobody,
  Studios: ({ show }) => presentStudios(show),
  Networks: ({ show }) => presentNetworks(show),
  ContentRatings: (_, wish) => spoken(presentContentRatings('TV-14'), wish),
  Keywords: () => ['anime', 'shounen'],
  ProductionCountries: countries,
  YearlySeasons: ({ show }, { view }) => yearlySeasons(episodesOfTmdbShow(view.library, show.id)),
  DaysOfWeek: ({ show }, wish) => daysOfWeek(episodesOfTmdbShow(wish.view.library, show.id), wish),
} satisfies TmdbParts<OrderedShow>;

/** Seasons and episodes have no names or texts but the preferred ones, as long as no others are fetched. */
export const seasonParts = {
  Titles: nobody,
  Overviews: nobody,
  Images: ({ show, ordering, number }, wish) => {
    const work = ordering.type === null ? tmdbShow(wish.view.library, show) : undefined;
    const pictured = work && homesOfSeason(work, number).find(({ tmdbImages }) => tmdbImages.posters > 0);
    return pictures(pictured ? [pictured] : [], ['Poster'], wish);
  },
  Cast: nobody,
  Crew: nobody,
  YearlySeasons: ({ episodes }) => yearlySeasons(episodes),
  DaysOfWeek: ({ episodes }, wish) => daysOfWeek(episodes, wish),
} satisfies TmdbParts<TmdbSeason>;

export const episodeParts = {
  Titles: nobody,
  Overviews: nobody,
  Ordering: (episode, { view }) => presentEpisodeOrderings(view.library, episode),
  Images: ({ episode }, wish) => {
    const still: Picture | undefined = thumbnailOf({ tmdbEpisodes: [episode.id] });
    const image = still && wish.wantsLanguage(still.language) && presentImage(wish.view, still);
    const isShown = image && (wish.includeDisabled || !image.Disabled);
    return { ...presentTmdbPictures(wish.view, [], false), Thumbnails: isShown ? [image] : [] };
  },
  Cast: nobody,
  Crew: nobody,
  CrossReferences: ({ episode: { id, show } }, { view: { library } }) =>
    episodesLinkedTo(library, show, [id])
      .flatMap((one) => linksOf(library, one).filter((link) => link.tmdb === id))
      .map(presentTmdbLink),
  FileCrossReferences: ({ episode: { id, show } }, { view }) =>
    filesOf(episodesLinkedTo(view.library, show, [id])),
} satisfies TmdbParts<OrderedEpisode>;
