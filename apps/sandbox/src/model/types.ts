import type { SavedRelease } from './savedReleaseTypes.ts';

/** Whole days since 1970-01-01, as air dates are stored. */
export type Day = number;

/** Milliseconds since 1970-01-01 UTC. */
export type Moment = number;

export const animeTypes = [
  'Unknown',
  'Other',
  'TV',
  'TVSpecial',
  'Web',
  'Movie',
  'OVA',
  'MusicVideo',
] as const;
export type AnimeType = (typeof animeTypes)[number];

/** Names of 5.3; `present/view.ts` translates them for 5.2. */
const episodeTypes = ['Unknown', 'Other', 'Episode', 'Special', 'Trailer', 'Credits', 'Parody'] as const;
export type EpisodeType = (typeof episodeTypes)[number];

export const fileSources = [
  'Unknown',
  'Other',
  'TV',
  'DVD',
  'BluRay',
  'Web',
  'VHS',
  'VCD',
  'LaserDisc',
  'Camera',
] as const;
export type FileSource = (typeof fileSources)[number];

export const imageSources = ['AniDB', 'TMDB', 'User', 'Shoko'] as const;
export type ImageSource = (typeof imageSources)[number];

export const imageTypes = [
  'Poster',
  'Backdrop',
  'Banner',
  'Logo',
  'Disc',
  'Thumbnail',
  'Character',
  'Staff',
  'Avatar',
] as const;
export type ImageType = (typeof imageTypes)[number];

export type RelationType =
  | 'Other'
  | 'SameSetting'
  | 'AlternativeSetting'
  | 'AlternativeVersion'
  | 'SharedCharacters'
  | 'Prequel'
  | 'MainStory'
  | 'FullStory'
  | 'Sequel'
  | 'SideStory'
  | 'Summary';

/** Entry of `titles/titles.json` or `titles/more-titles.json`. */
export interface TitleEntry {
  readonly anidb: number;
  readonly title: string;
  readonly studio?: string;
  /** When it began, unless its title or ID says so. */
  readonly year?: number;
  readonly tmdbShow?: number;
  readonly tmdbSeason?: string;
  readonly tmdbEpisodeOffset?: number;
  readonly tmdbMovies?: readonly number[];
}

export interface Group {
  readonly id: number;
  parentId: number | null;
  /** Set by a user; otherwise the main series names the group. */
  customName: string | null;
  /** Name of a main series that has left; the group still bears it. */
  keptName: string | null;
  customDescription: string | null;
  preferredSeriesId: number | null;
  readonly seriesIds: number[];
  readonly created: Moment;
  updated: Moment;
}

export interface SeriesTag {
  readonly tag: AnidbTag;
  readonly weight: number;
  readonly isLocalSpoiler: boolean;
}

export interface Relation {
  readonly type: RelationType;
  readonly anidb: number;
}

/** Numbers of TMDB images; their IDs run from `first` in this order. */
interface TmdbImages {
  readonly first: number;
  readonly posters: number;
  readonly backdrops: number;
  readonly logos: number;
}

export interface Series {
  readonly id: number;
  readonly anidb: number;
  groupId: number;
  readonly title: string;
  overrideTitle: string | null;
  readonly studio: string | null;
  readonly type: AnimeType;
  readonly airDay: Day | null;
  readonly endDay: Day | null;
  /** From 0 to 1000. */
  readonly rating: number;
  readonly votes: number;
  readonly restricted: boolean;
  readonly tags: readonly SeriesTag[];
  readonly userTagIds: Set<number>;
  tmdbShows: readonly number[];
  tmdbMovies: readonly number[];
  readonly tmdbSeason: number;
  readonly tmdbHome: TmdbHome;
  tmdbAutoLinkingDisabled: boolean;
  traktAutoLinkingDisabled: boolean;
  readonly mal: readonly number[];
  readonly hasAnidbPoster: boolean;
  readonly tmdbImages: TmdbImages;
  /** Since version 6. */
  uploadedImages?: readonly UploadedPicture[];
  readonly relations: Relation[];
  readonly episodes: Episode[];
  /** Number of episodes of a series with only name, size and poster. */
  readonly plainEpisodeCount: number;
  readonly created: Moment;
  updated: Moment;
}

export interface Episode {
  readonly id: number;
  readonly anidb: number;
  readonly series: Series;
  readonly type: EpisodeType;
  readonly number: number;
  readonly airDay: Day | null;
  /** In seconds. */
  readonly length: number;
  hidden: boolean;
  overrideTitle: string | null;
  files: readonly VideoFile[];
  tmdbEpisodes: readonly number[];
  /** Those of `tmdbEpisodes` that a user linked; 0 if the user wants none. */
  tmdbVerified: readonly number[];
  tmdbMovies: readonly number[];
}

export interface FileLocation {
  readonly id: number;
  folderId: number;
  /** Null until the file is moved or renamed; the path is then derived from the file. */
  relativePath: string | null;
}

/** What all files of one release have in common. */
export interface Release {
  readonly groupId: number | null;
  readonly source: FileSource;
  readonly resolution: string | null;
  readonly width: number;
  readonly height: number;
  readonly codec: string;
  readonly bitDepth: number;
  readonly audioCodec: string;
  readonly audioLanguages: readonly string[];
  readonly subtitleLanguages: readonly string[];
  readonly container: string;
  readonly chaptered: boolean;
  readonly isCensored: boolean;
}

export interface VideoFile {
  readonly id: number;
  readonly size: number;
  /** In seconds, 0 if never analysed. */
  readonly length: number;
  readonly release: Release;
  readonly version: number;
  readonly isDeprecated: boolean;
  isVariation: boolean;
  isIgnored: boolean;
  /** By a user instead of AniDB. */
  isManuallyLinked: boolean;
  /** Since version 6, in place of what the generated release says. */
  savedRelease?: SavedRelease | undefined;
  episodes: readonly Episode[];
  locations: FileLocation[];
  /** File name stem of unrecognized and ignored files. */
  readonly looseName: string | null;
  readonly created: Moment;
  imported: Moment | null;
  avdumpedAt: Moment | null;
  avdumpVersion: string | null;
}

export interface ImportFolder {
  readonly id: number;
  name: string;
  /** Ends in a slash. */
  path: string;
  dropFolderType: 'None' | 'Source' | 'Destination' | 'Both';
  watchForNewFiles: boolean;
}

export interface ReleaseGroup {
  readonly id: number;
  readonly name: string;
  readonly shortName: string;
}

/** Decides which bit of a tag filter hides the tag. */
export type TagKind =
  | 'AnidbInternal'
  | 'ArtStyle'
  | 'Source'
  | 'Misc'
  | 'Plot'
  | 'Setting'
  | 'Programming'
  | 'Genre'
  | 'Element';

export interface AnidbTag {
  readonly id: number;
  readonly parentId: number;
  readonly name: string;
  readonly kind: TagKind;
  readonly isVerified: boolean;
  readonly isSpoiler: boolean;
}

export interface UserTag {
  readonly id: number;
  name: string;
  description: string | null;
}

export interface Creator {
  readonly id: number;
  readonly name: string;
  readonly originalName: string;
  readonly type: 'Person' | 'Company';
  readonly hasImage: boolean;
}

export interface Character {
  readonly id: number;
  readonly name: string;
  readonly originalName: string;
  readonly hasImage: boolean;
}

export const creatorRoles = [
  'Actor',
  'Staff',
  'Studio',
  'Producer',
  'Director',
  'SeriesComposer',
  'CharacterDesign',
  'Music',
  'SourceWork',
] as const;
export type CreatorRole = (typeof creatorRoles)[number];

export interface CastMember {
  readonly character: Character | null;
  readonly staff: Creator;
  readonly role: CreatorRole;
  readonly details: string;
}

/** Known to AniDB, but not in the collection. */
export interface OutsideAnime {
  readonly anidb: number;
  readonly title: string;
  readonly type: AnimeType;
  readonly airDay: Day;
  readonly restricted: boolean;
}

/** Where TMDB has a series, linked or not. */
export interface TmdbHome {
  readonly show: number | null;
  readonly movies: readonly number[];
}

export interface Title {
  readonly name: string;
  readonly language: string;
  readonly type: 'Main' | 'Official' | 'Short' | 'Synonym' | 'None';
}

export interface Picture {
  readonly id: number;
  readonly source: ImageSource;
  readonly type: ImageType;
  readonly language: string | null;
  /** False if known but not downloaded; a request for it gives 404. */
  readonly available: boolean;
  readonly width: number | null;
  readonly height: number | null;
  /** From 0 to 10, null for sources without ratings. */
  readonly rating: number | null;
  readonly votes: number;
}

export interface UploadedPicture extends Picture {
  /** MD5, as version 6 names it. */
  readonly resourceId: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

export interface FilterCondition {
  Type: string;
  Left?: FilterCondition;
  Parameter?: string;
  Right?: FilterCondition;
  SecondParameter?: string;
}

export interface SortingCriteria {
  Type: string;
  IsInverted: boolean;
  /** Since version 6, of what is sorted by relevance. */
  Parameter?: string;
  Next?: SortingCriteria;
}

export interface FilterPreset {
  readonly id: number;
  parentId: number | null;
  name: string;
  isLocked: boolean;
  isDirectory: boolean;
  isHidden: boolean;
  applyAtSeriesLevel: boolean;
  expression: FilterCondition | null;
  sorting: SortingCriteria | null;
}
