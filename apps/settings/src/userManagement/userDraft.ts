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

/** Whether two drafts say the same; the order of tags and sites says nothing. */
export function isSameUser(left: UserDraft, right: UserDraft): boolean {
  return (
    left.Username === right.Username &&
    left.IsAdmin === right.IsAdmin &&
    left.Avatar === right.Avatar &&
    left.PlexUsernames === right.PlexUsernames &&
    isSameSet(left.RestrictedTags, right.RestrictedTags) &&
    isSameSet(left.CommunitySites, right.CommunitySites)
  );
}

/** The draft with a site or without it; the others stay, also those that have no box here. */
export function withSite({ CommunitySites }: UserDraft, site: CommunitySite, isIn: boolean): CommunitySite[] {
  const others = CommunitySites.filter((one) => one !== site);
  return isIn ? [...others, site] : others;
}

/** The body of a change: whole, as the server's other clients send it (S3-150). */
export function bodyOf(draft: UserDraft): UserBody {
  return { ...draft, Username: draft.Username.trim() };
}
