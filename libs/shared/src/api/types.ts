import type { components } from './generated/schema.ts';

type Schemas = components['schemas'];

/**
 * One page of any list of the server. `Total` counts the whole list.
 * @example const page: ListResult<Group> = { Total: 1503, List: firstFiftyGroups };
 */
export interface ListResult<T> {
  Total: number;
  List: T[];
}

/** A series in the collection. `AniDB` and `TMDB` are present when requested with `includeDataFrom`. */
export type Series = Schemas['APIv3.Shoko.Series'];
export type SeriesSizes = Schemas['APIv3.Shoko.SeriesSizes'];
export type SeriesOverview = Schemas['APIv3.Shoko.WebUI.WebUISeriesExtra'];
export type SeriesFileSummary = Schemas['APIv3.Shoko.WebUI.WebUISeriesFileSummary'];
export type SeriesSearchResult = Schemas['APIv3.Shoko.Series.SearchResult'];
export type AnidbAnime = Schemas['APIv3.Anidb.Anime'];
export type RecommendedAnime = Schemas['APIv3.Anidb.AnimeRecommendedForYou'];
export type AnidbEpisode = Schemas['APIv3.Anidb.Episode'];
export type AnimeType = AnidbAnime['Type'];
export type Title = Schemas['APIv3.Title'];
export type YearlySeason = Schemas['APIv3.YearlySeason'];
/** A group of `Size` 1 opens its series, `IDs.MainSeries`. */
export type Group = Schemas['APIv3.Shoko.Group'];
export type GroupSizes = Schemas['APIv3.Shoko.GroupSizes'];
/** Extra data for the list view (`WebUI/GroupView`). */
export type GroupView = Schemas['APIv3.Shoko.WebUI.WebUIGroupExtra'];
export type CreateGroupBody = Schemas['APIv3.Shoko.Group.CreateOrUpdateGroupBody'];
export type Episode = Schemas['APIv3.Shoko.Episode'];
/** 5.2 and 5.3 name these differently; normalize with `episodeTypeOf`. */
export type ServerEpisodeType = Schemas['APIv3.Anidb.EpisodeType'];
export type File = Schemas['APIv3.Shoko.File'];
/** The ranked releases of a series, best first (since Shoko Server 6). `Overrides` holds all of its files by release. */
export type SeriesReleases = Schemas['APIv3.Release.SeriesWithCandidates'];
export type FileSource = Schemas['APIv3.Shoko.FileSource'];
export type ImportFolder = Schemas['APIv3.Shoko.ImportFolder'];
export type Tag = Schemas['APIv3.Tag'];
/** Its address is `imageAddress(image)`. A null `RelativeFilepath`: not on the server yet. */
export type Image = Schemas['APIv3.Image'];
export type Images = Schemas['APIv3.Images'];
export type ImageType = Schemas['APIv3.ImageType'];
export type ImageSource = Schemas['APIv3.ImageSource'];
export type Rating = Schemas['APIv3.Rating'];
/** A person's or company's part in a series. Only actors have a `Character`. */
export type Role = Schemas['APIv3.Role'];
export type RolePerson = Schemas['APIv3.Role.Person'];
export type DataSource = Schemas['APIv3.DataSource'];
/** `True` with, `False` without, `Only` nothing but. */
export type IncludeOnlyFilter = Schemas['APIv3.IncludeOnlyFilter'];

/** A preset, or a directory of presets. Expression and sorting come only with `withConditions`. */
export type Filter = Schemas['APIv3.Shoko.Filter'];
/** A node of a filter; its parameters are always text. */
export type FilterExpression = Schemas['APIv3.Shoko.Filter.FilterCondition'];
export type FilterSorting = Schemas['APIv3.Shoko.Filter.SortingCriteria'];
/** `{}` matches everything. */
export type FilterBody = Schemas['APIv3.Shoko.Filter.CreateOrUpdateFilterBody'];
/** One filter criterion. The names come from the server; never hard-code them. */
export type FilterExpressionHelp = Schemas['APIv3.Shoko.Filter.FilterExpressionHelp'];
export type SortingCriteriaHelp = Schemas['APIv3.Shoko.Filter.SortingCriteriaHelp'];
/** Counts by first letter of a list sorted by name, in its order. `#` is the rest. */
export type Letters = Readonly<Record<string, number>>;

export type User = Schemas['APIv3.Shoko.User'];
/** Omitted fields stay as they are. */
export type UserBody = Schemas['APIv3.Shoko.User.CreateOrUpdateUserBody'];
export type NewUser = Schemas['APIv3.Shoko.User.CreateUserBody'];
export type CommunitySite = Schemas['APIv3.Shoko.CommunitySite'];
export type ApiKey = Schemas['APIv0.ApikeyResult'];
export type Credentials = Schemas['APIv3.Credentials'];
export type PlexServer = Schemas['APIv0.Plex.Connections.MediaDevice'];
export type PlexLibrary = Schemas['APIv0.Plex.Libraries.Directory'];
export type ServerStatus = Schemas['APIv3.Shoko.ServerStatus'];
export type ServerState = Schemas['APIv3.Shoko.ServerStatus.StartupState'];
export type VersionSet = Schemas['APIv3.ComponentVersionSet'];
export type ComponentVersion = Schemas['APIv3.ComponentVersion'];
export type ReleaseChannel = Schemas['APIv0.Shared.ReleaseChannel'];
/** Since version 6; stored and answered as a whole. */
export type ReleaseInfo = Schemas['APIv3.Release.ReleaseInfo'];
/** Who says what files are: AniDB, or a plugin. */
export type ReleaseProvider = Schemas['APIv3.Release.ReleaseInfoProvider'];
export type ReleaseCrossReference = Schemas['APIv3.Release.ReleaseCrossReference'];
export type ReleaseSource = Schemas['APIv0.Abstraction.Video.ReleaseSource'];
/** `WebUI_Settings` is a JSON text: see `@hondana/shared/settings`. */
export type ServerSettings = Schemas['APIv0.Settings.IServerSettings'];
export type LanguageDetails = Schemas['APIv3.LanguageDetails'];
export type WebUiTheme = Schemas['APIv3.Shoko.WebUI.WebUITheme'];
export type Connectivity = Schemas['APIv3.ConnectivityDetails'];
export type NetworkAvailability = Schemas['APIv0.Abstraction.NetworkAvailability'];

export type CollectionStatistics = Schemas['APIv3.Shoko.Dashboard.CollectionStats'];
export type SeriesSummary = Schemas['APIv3.Shoko.Dashboard.SeriesSummary'];
export type DashboardEpisode = Schemas['APIv3.Shoko.Dashboard.Episode'];
export type Queue = Schemas['APIv3.Shoko.Queue'];
export type QueueItem = Schemas['APIv3.Shoko.Queue.QueueItem'];
/** A group of workers that share a limit, since 6. */
export type WorkerPool = Schemas['APIv3.Shoko.Queue.PoolState'];
/** An action of the catalogue of servers since 6: the server's own, or one of a plugin. */
export type CatalogueAction = Schemas['APIv3.Action.ActionInfo'];

/** One step of a JSON Patch (RFC 6902), the body of the server's PATCH calls. */
export type PatchOperation =
  | { readonly op: 'add' | 'replace' | 'test'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };
