import type { ReleaseCrossReference, ReleaseInfo } from '@hondana/shared/api/types';

const editedFields = [
  'ProviderName',
  'Group',
  'Source',
  'Version',
  'IsChaptered',
  'IsCreditless',
  'IsCensored',
  'IsCorrupted',
  'Comment',
  'Released',
] as const;

export type EditedRelease = Pick<ReleaseInfo, (typeof editedFields)[number]>;
/** What is to be the same in all files; what it lacks stays as it is in each. */
export type ReleaseChanges = Partial<EditedRelease>;

/** Who enters a release by hand. */
export const byHand = 'User';

export function emptyRelease(now = new Date()): ReleaseInfo {
  const at = now.toISOString();
  return {
    ID: null,
    ProviderName: byHand,
    ReleaseURI: null,
    Version: 1,
    FileSize: null,
    Comment: null,
    OriginalFilename: null,
    IsCensored: null,
    IsChaptered: null,
    IsCreditless: null,
    IsCorrupted: false,
    Source: 'Unknown',
    Group: null,
    Hashes: null,
    MediaInfo: null,
    CrossReferences: [],
    Metadata: null,
    Released: null,
    Updated: at,
    Created: at,
    IsPublic: null,
    PreventRescan: false,
    DeferToNext: false,
  };
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * The values that all releases share, without those in which they differ.
 * @example commonValues([{ Version: 1, Source: 'Web' }, { Version: 2, Source: 'Web' }]) // { Source: 'Web' }
 */
export function commonValues(releases: readonly EditedRelease[]): ReleaseChanges {
  const [first] = releases;
  if (!first) return {};
  const shared = editedFields.filter((field) =>
    releases.every((release) => isEqual(release[field], first[field])),
  );
  return Object.fromEntries(shared.map((field) => [field, first[field]]));
}

/** Without the changes that agree with what all files have already. */
export function realChanges(changes: ReleaseChanges, common: ReleaseChanges): ReleaseChanges {
  return Object.fromEntries(
    editedFields
      .filter((field) => field in changes && !(field in common && isEqual(changes[field], common[field])))
      .map((field) => [field, changes[field]]),
  );
}

interface Changed {
  readonly fields: ReleaseChanges;
  /** Undefined if the episodes stay. */
  readonly references?: readonly ReleaseCrossReference[] | undefined;
}

/** Undefined if nothing would change. */
export function changedRelease(
  before: ReleaseInfo,
  { fields, references }: Changed,
): ReleaseInfo | undefined {
  const known = new Map(before.CrossReferences.map((one) => [one.AnidbEpisodeID, one]));
  const CrossReferences =
    references?.map((one) => ({
      ...one,
      ProviderIDs: known.get(one.AnidbEpisodeID)?.ProviderIDs ?? one.ProviderIDs,
    })) ?? before.CrossReferences;
  const after = { ...before, ...fields, CrossReferences };
  return isEqual(after, before) ? undefined : after;
}
