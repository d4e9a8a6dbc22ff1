import type { Library } from '../model/library.ts';
import { Users } from './users.ts';

/** AniDB tags hidden from the restricted user. */
const restrictedNames = ['violence', 'ecchi', 'nudity', 'gore', 'sex', '18 restricted'];

/** `Default` (administrator), `kid` (restricted), `alice`, all with `password`; at first only `Default`, with none. */
export function createUsers(library: Library, firstRun: boolean, isSince6 = false): Users {
  const users = new Users();
  users.add('Default', firstRun ? '' : 'password', {
    isAdmin: true,
    communitySites: isSince6 ? ['AniDB'] : ['AniDB', 'Trakt'],
  });
  if (firstRun) return users;
  const restrictedTags = [...library.tags.values()]
    .filter((tag) => restrictedNames.includes(tag.name.toLowerCase()))
    .map((tag) => tag.id);
  users.add('kid', 'password', { restrictedTags });
  users.add('alice', 'password');
  return users;
}
