import type { Library } from '../model/library.ts';
import { Users } from './users.ts';

/** AniDB tags that the restricted user does not get to see. */
const restrictedNames = ['violence', 'ecchi', 'nudity', 'gore', 'sex', '18 restricted'];

/**
 * The users of a new sandbox: an administrator `Default`, `kid` with restricted tags, and `alice`, a plain
 * user; all with the password `password`. Before the first run there is the administrator alone.
 */
export function createUsers(library: Library, firstRun: boolean): Users {
  const users = new Users();
  users.add('Default', firstRun ? '' : 'password', { isAdmin: true, communitySites: ['AniDB', 'Trakt'] });
  if (firstRun) return users;
  const restrictedTags = [...library.tags.values()]
    .filter((tag) => restrictedNames.includes(tag.name.toLowerCase()))
    .map((tag) => tag.id);
  users.add('kid', 'password', { restrictedTags });
  users.add('alice', 'password');
  return users;
}
