import type { Credentials } from '@hondana/shared/api/types';

/** The user to sign in as once the server has started. In memory only: the password is never stored. */
let firstUser: Credentials | undefined;

export function rememberFirstUser(user: Credentials | undefined): void {
  firstUser = user;
}

/** Undefined after a reload. */
export function rememberedFirstUser(): Credentials | undefined {
  return firstUser;
}
