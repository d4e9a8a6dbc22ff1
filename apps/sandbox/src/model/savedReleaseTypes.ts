export interface SavedGroup {
  readonly ID: string;
  readonly Name: string;
  readonly ShortName: string | null;
  readonly Source: string;
}

/** The part of an episode that a file covers, in percent. */
export interface SavedCrossReference {
  readonly AnidbEpisodeID: number;
  readonly AnidbAnimeID: number | null;
  readonly PercentageStart: number;
  readonly PercentageEnd: number;
}

/** Since version 6: what a provider or a person has said of a file, in the words of the answer. */
export interface SavedRelease {
  readonly ID: string | null;
  readonly ProviderName: string;
  readonly ReleaseURI: string | null;
  readonly Version: number;
  readonly FileSize: number | null;
  readonly Comment: string | null;
  readonly OriginalFilename: string | null;
  readonly IsCensored: boolean | null;
  readonly IsChaptered: boolean | null;
  readonly IsCreditless: boolean | null;
  readonly IsCorrupted: boolean;
  /** One more than files have: `Film`. */
  readonly Source: string;
  readonly Group: SavedGroup | null;
  readonly Hashes: unknown;
  readonly MediaInfo: unknown;
  readonly CrossReferences: readonly SavedCrossReference[];
  readonly Metadata: string | null;
  readonly Released: string | null;
  readonly Updated: string;
  readonly Created: string;
  readonly IsPublic: boolean | null;
  readonly PreventRescan: boolean;
  readonly DeferToNext: boolean;
}
