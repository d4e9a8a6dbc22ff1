import type { CommunitySite, User, UserBody } from '@hondana/shared/api/types';
import { type TextDescriptor, textOf } from '@hondana/shared/language/texts';
import { msg, t } from '@lingui/core/macro';

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

const labels: Readonly<Record<Exclude<keyof UserDraft, 'CommunitySites'>, TextDescriptor>> = {
  Username: msg`Username`,
  IsAdmin: msg`Administrator`,
  Avatar: msg`Avatar`,
  PlexUsernames: msg`Plex Usernames`,
  RestrictedTags: msg`Restricted Tags`,
};
const parts = Object.keys(emptyUser) as (keyof UserDraft)[];

function isSamePart(part: keyof UserDraft, left: UserDraft, right: UserDraft): boolean {
  const [one, other] = [left[part], right[part]];
  return Array.isArray(one) && Array.isArray(other) ? isSameSet(one, other) : one === other;
}

export function isSameUser(left: UserDraft, right: UserDraft): boolean {
  return parts.every((part) => isSamePart(part, left, right));
}

function changedSites(base: UserDraft, latest: UserDraft): string[] {
  const sites = new Set([...base.CommunitySites, ...latest.CommunitySites]);
  return [...sites]
    .filter((site) => base.CommunitySites.includes(site) !== latest.CommunitySites.includes(site))
    .map((site) => t`${site} User`);
}

/** Labels of the fields that someone else changed and that differ from the edit. */
export function contestedParts(base: UserDraft, latest: UserDraft, edit: Partial<UserDraft>): string[] {
  const edited = { ...latest, ...edit };
  return parts
    .filter((part) => !isSamePart(part, base, latest) && !isSamePart(part, latest, edited))
    .flatMap((part) => (part === 'CommunitySites' ? changedSites(base, latest) : textOf(labels[part])));
}

export function withSite({ CommunitySites }: UserDraft, site: CommunitySite, isIn: boolean): CommunitySite[] {
  const others = CommunitySites.filter((one) => one !== site);
  return isIn ? [...others, site] : others;
}

/** The server's other clients also send the whole user. */
export function bodyOf(draft: UserDraft): UserBody {
  return { ...draft, Username: draft.Username.trim() };
}
