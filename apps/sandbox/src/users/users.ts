export type CommunitySite = 'AniDB' | 'Trakt' | 'Plex';

/** The password is in plain text, for this is a sandbox. */
export interface User {
  readonly id: number;
  username: string;
  password: string;
  isAdmin: boolean;
  communitySites: CommunitySite[];
  restrictedTags: number[];
  avatar: string;
  plexUsernames: string;
}

export class Users {
  readonly #users: User[] = [];
  #nextId = 1;

  get all(): readonly User[] {
    return this.#users;
  }

  byId(id: number): User | undefined {
    return this.#users.find((user) => user.id === id);
  }

  byName(username: string): User | undefined {
    return this.#users.find((user) => user.username.toLowerCase() === username.trim().toLowerCase());
  }

  add(
    username: string,
    password: string,
    more: Partial<Omit<User, 'id' | 'username' | 'password'>> = {},
  ): User {
    const user = {
      id: this.#nextId++,
      username,
      password,
      isAdmin: false,
      communitySites: [],
      restrictedTags: [],
      avatar: '',
      plexUsernames: '',
      ...more,
    };
    this.#users.push(user);
    return user;
  }

  remove(user: User): void {
    this.#users.splice(this.#users.indexOf(user), 1);
  }
}

export function presentUser(user: User) {
  return {
    ID: user.id,
    Username: user.username,
    IsAdmin: user.isAdmin,
    CommunitySites: user.communitySites,
    RestrictedTags: user.restrictedTags,
    Avatar: user.avatar,
    PlexUsernames: user.plexUsernames,
  };
}
