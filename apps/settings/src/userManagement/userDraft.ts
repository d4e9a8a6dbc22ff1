import type { CommunitySite, User, UserBody } from '@hondana/shared/api/types';

/** What of a user is edited here. */
export type UserDraft = Pick<
  User,
  'Username' | 'IsAdmin' | 'Avatar' | 'PlexUsernames' | 'RestrictedTags' | 'CommunitySites'
>;

export const emptyUser: UserDraft = {
  Username: '',
  IsAdmin: false,
  Avatar: '',
  PlexUsernames: '',
  RestrictedTags: [],
  CommunitySites: [],
};

export function draftOf({
  Username,
  IsAdmin,
  Avatar,
  PlexUsernames,
  RestrictedTags,
  CommunitySites,
}: User): UserDraft {
  return { Username, IsAdmin, Avatar, PlexUsernames, RestrictedTags, CommunitySites };
}

function isSameSet(left: readonly unknown[], right: readonly unknown[]): boolean {
  return left.length === right.length && left.every((one) => right.includes(one));
}

/** What each part is called. */
const labels: Readonly<Record<keyof UserDraft, string>> = {
  Username: 'Username',
  IsAdmin: 'Administrator',
  Avatar: 'Avatar',
  PlexUsernames: 'Plex Usernames',
  RestrictedTags: 'Restricted Tags',
  CommunitySites: 'AniDB and Trakt User',
};
const parts = Object.keys(labels) as (keyof UserDraft)[];

function isSamePart(part: keyof UserDraft, left: UserDraft, right: UserDraft): boolean {
  const [one, other] = [left[part], right[part]];
  return Array.isArray(one) && Array.isArray(other) ? isSameSet(one, other) : one === other;
}

/** Whether two drafts say the same; the order of tags and sites says nothing. */
export function isSameUser(left: UserDraft, right: UserDraft): boolean {
  return parts.every((part) => isSamePart(part, left, right));
}

/** What someone else has changed since, and is different here: the names of those parts. */
export function contestedParts(base: UserDraft, latest: UserDraft, edit: Partial<UserDraft>): string[] {
  const edited = { ...latest, ...edit };
  return parts
    .filter((part) => !isSamePart(part, base, latest) && !isSamePart(part, latest, edited))
    .map((part) => labels[part]);
}

/** The draft with a site or without it; the others stay, also those that have no box here. */
export function withSite({ CommunitySites }: UserDraft, site: CommunitySite, isIn: boolean): CommunitySite[] {
  const others = CommunitySites.filter((one) => one !== site);
  return isIn ? [...others, site] : others;
}

/** The body of a change: whole, as the server's other clients send it. */
export function bodyOf(draft: UserDraft): UserBody {
  return { ...draft, Username: draft.Username.trim() };
}
