import type { Client } from '../behaviour/client.ts';

interface WithId {
  readonly ID: number;
}
interface WithIds {
  readonly IDs: { readonly ID: number };
}
interface ListedSeries {
  readonly IDs: {
    readonly ID: number;
    readonly AniDB: number;
    readonly TMDB: { readonly Show: readonly number[]; readonly Movie: readonly number[] };
  };
  readonly Sizes: { readonly Local: { readonly Episodes: number } };
}
interface ListedGroup extends WithIds {
  readonly Sizes: { readonly SeriesTypes: Readonly<Record<string, number>> };
}
interface ListedEpisode {
  readonly IDs: { readonly ID: number; readonly AniDB: number };
}
interface ListedFile extends WithId {
  readonly Size: number;
  readonly Hashes: Readonly<Record<string, string>>;
  readonly Locations: readonly (WithId & { readonly RelativePath: string })[];
  readonly AniDB?: WithId;
}
interface ListedFilter extends WithIds {
  readonly IsDirectory: boolean;
}

/** Values for a route's path parameters. */
export interface RouteSubjects {
  readonly values: (route: string, parameter: string) => readonly (string | number)[];
  readonly hashQuery: (hash: string) => string;
}

const idOf = ({ ID }: WithId) => ID;
const idIn = ({ IDs }: WithIds) => IDs.ID;

/** Picks subjects by the recorder's rules. */
export async function chooseSubjects(client: Client): Promise<RouteSubjects> {
  const read = async <T>(path: string): Promise<T | undefined> => {
    const answer = await client.ask(`GET /api/v3/${path}`);
    return answer.status === 200 ? answer.json<T>() : undefined;
  };
  const list = async <T>(path: string): Promise<readonly T[]> => {
    const found = await read<{ readonly List: readonly T[] } | readonly T[]>(path);
    if (found === undefined) return [];
    return 'List' in found ? found.List : found;
  };

  const all = await list<ListedSeries>('Series?pageSize=0');
  const series = [
    ...all.filter(({ IDs, Sizes }) => IDs.TMDB.Show.length > 0 && Sizes.Local.Episodes > 10).slice(0, 2),
    ...all.filter(({ IDs }) => IDs.TMDB.Movie.length > 0).slice(0, 1),
    ...all.filter(({ IDs }) => IDs.TMDB.Show.length + IDs.TMDB.Movie.length === 0).slice(0, 1),
  ];
  const episodesOf = ({ IDs }: ListedSeries | WithIds) =>
    list<ListedEpisode>(`Series/${IDs.ID}/Episode?pageSize=2&includeDataFrom=AniDB`);
  const episodes = (await Promise.all(series.slice(0, 3).map(episodesOf))).flat();
  const files = await list<ListedFile>('File?pageSize=3&include=XRefs&includeDataFrom=AniDB');
  const asked = [
    ...files.slice(0, 2),
    ...(await list<WithId>('File?pageSize=1&include_only=Unrecognized')),
    ...(await list<WithId>('File?pageSize=2&include_only=Watched')),
  ];
  const [location] = files.flatMap(({ Locations }) => Locations);
  const allGroups = await list<ListedGroup>('Group?pageSize=100&includeEmpty=false');
  const sizeOf = ({ Sizes }: ListedGroup) =>
    Object.values(Sizes.SeriesTypes).reduce((sum, one) => sum + one, 0);
  const groups = [
    ...allGroups.slice(0, 1),
    ...allGroups.filter((group) => sizeOf(group) > 1).slice(0, 1),
  ].map(idIn);
  const allFilters = await list<ListedFilter>('Filter?pageSize=0&includeEmpty=true');
  const filters = [
    ...allFilters.slice(0, 2),
    ...allFilters.filter(({ IsDirectory }) => IsDirectory).slice(0, 1),
  ].map(idIn);
  const shows = (await list<WithId>('Tmdb/Show?pageSize=2')).map(idOf);
  const first = async (path: string) => (await list<WithId>(path)).slice(0, 1).map(idOf);
  const creators = await list<WithId & { readonly Name: string }>('AniDB/Creator?pageSize=1');
  const release = await first('AniDB/ReleaseGroup?pageSize=1');
  const tmdbEpisodes = shows[0]
    ? (await list<WithId>(`Tmdb/Show/${shows[0]}/Episode?pageSize=2`)).map(idOf)
    : [];
  const userTags = await first('Tag/User?pageSize=1');
  const anidbTags = await first('Tag/AniDB?pageSize=1');
  const byName: Readonly<Record<string, readonly (string | number)[]>> = {
    seriesID: series.map(idIn),
    episodeID: episodes.slice(0, 3).map(idIn),
    showID: shows,
    movieID: (await list<WithId>('Tmdb/Movie?pageSize=2')).map(idOf),
    seasonID: shows[0] ? await first(`Tmdb/Show/${shows[0]}/Season`) : [],
    collectionID: (await list<WithId>('Tmdb/Movie/Collection?pageSize=2')).map(idOf),
    fileID: asked.map(idOf),
    filterID: filters,
    groupID: groups,
    anidbID: all
      .filter((one) => series.includes(one))
      .slice(0, 2)
      .map(({ IDs }) => IDs.AniDB),
    anidbEpisodeID: episodes.slice(0, 1).map(({ IDs }) => IDs.AniDB),
    anidbFileID: files
      .flatMap(({ AniDB }) => AniDB ?? [])
      .slice(0, 1)
      .map(idOf),
    locationID: location ? [location.ID] : [],
    filename: location ? location.RelativePath.split('/').slice(-1) : [],
    query: ['a'],
    // Ends one name in sixteen: two of the calls return every match, however many.
    path: ['A].mkv'],
    imageType: ['Poster', 'Backdrop'],
    folderID: await first('ImportFolder'),
    userID: await first('User'),
    themeID: (await list<{ readonly ID: string }>('WebUI/Theme')).slice(0, 1).map(({ ID }) => ID),
    renamerID: (await list<{ readonly RenamerID: string }>('Renamer'))
      .slice(0, 1)
      .map(({ RenamerID }) => RenamerID),
    configName: (await list<{ readonly Name: string }>('Renamer/Config')).slice(0, 1).map(({ Name }) => Name),
    name: creators.map(({ Name }) => encodeURIComponent(Name)),
  };

  return {
    values(route, parameter) {
      if (parameter === 'id') return route.includes('ReleaseGroup') ? release : creators.map(idOf);
      if (parameter === 'tagID') return route.includes('/User') ? userTags : anidbTags;
      if (parameter === 'episodeID' && route.startsWith('/api/v3/Tmdb/Episode/')) return tmdbEpisodes;
      if (parameter === 'seriesID' && route.startsWith('/api/v3/Episode/')) {
        return episodes.slice(0, 2).map(idIn);
      }
      return byName[parameter] ?? [];
    },
    hashQuery(hash) {
      const [file] = files;
      return file ? `hash=${file.Hashes[hash] ?? ''}&size=${file.Size}` : '';
    },
  };
}
