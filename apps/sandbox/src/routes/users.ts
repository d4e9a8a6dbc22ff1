import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../context.ts';
import { notFound, problem } from '../http/errors.ts';
import { type JsonObject, patchWithBody } from '../http/jsonPatch.ts';
import { bodyField, pathId, requiredText } from '../http/query.ts';
import { type CommunitySite, presentUser, type User } from '../users/users.ts';
import type { Api } from './api.ts';

const sites: readonly CommunitySite[] = ['AniDB', 'Trakt', 'Plex'];

/** The values show the types. */
const changeModel = {
  Username: 'name',
  IsAdmin: true,
  Avatar: 'data',
  PlexUsernames: 'names',
  RestrictedTags: [1],
  CommunitySites: ['AniDB'],
};

function text(change: unknown, name: string): string | undefined {
  const value = bodyField(change, name);
  return typeof value === 'string' ? value : undefined;
}

function list(change: unknown, name: string): unknown[] | undefined {
  const value = bodyField(change, name);
  return Array.isArray(value) ? value : undefined;
}

/** Whether it changes a field that only administrators may set. */
function differs(user: User, change: unknown, name: 'IsAdmin' | 'RestrictedTags'): boolean {
  const value = bodyField(change, name) ?? undefined;
  if (value === undefined) return false;
  return JSON.stringify(value) !== JSON.stringify(presentUser(user)[name]);
}

const unreadable = (name: string) =>
  `Unexpected character encountered while parsing value: [. Path '${name}'.`;

/** First bytes, in Base64, of image formats that the server can read. */
const imageSignatures = ['iVBORw0KGgo', '/9j/', 'R0lGOD', 'UklGR', 'Qk'];

function isPicture(address: string): boolean {
  const data = /^data:image\/[\w+.-]+;base64,(.+)$/s.exec(address)?.[1];
  return data !== undefined && imageSignatures.some((start) => data.startsWith(start));
}

export function userRoutes(api: Api, sandbox: Sandbox): void {
  const { users, sessions, library, hub } = sandbox;

  const userOf = (request: FastifyRequest): User => {
    const user = users.byId(pathId('userID', request.params, -2147483648));
    if (user === undefined) throw notFound("An user by the given `userID` doesn't exist.");
    return user;
  };

  const current = (request: FastifyRequest): User => {
    const user = users.byId(request.visitor.id);
    if (user === undefined) throw notFound();
    return user;
  };

  const lastAdmin = (user: User) => user.isAdmin && users.all.every((one) => one === user || !one.isAdmin);

  /** Validates everything first, so that a refused change has no effect. */
  const change = (user: User, body: unknown, byAdmin: boolean): void => {
    const errors: Record<string, string[]> = {};
    const username = text(body, 'Username')?.trim();
    if (username === '') errors.Username = ['Username cannot be empty.'];
    else if (username !== undefined) {
      const other = users.byName(username);
      if (other !== undefined && other !== user) errors.Username = ['Username is already in use.'];
    }
    const isAdmin = bodyField(body, 'IsAdmin');
    if (isAdmin === false && byAdmin && lastAdmin(user)) {
      errors.IsAdmin = ['There must be at least one admin user.'];
    }
    const tags = list(body, 'RestrictedTags')?.map(Number);
    const invalidTag = tags?.find((id) => !Number.isInteger(id));
    if (invalidTag !== undefined) errors.RestrictedTags = [`The value '${invalidTag}' is not valid.`];
    if (!byAdmin) {
      for (const name of ['IsAdmin', 'RestrictedTags'] as const) {
        if (differs(user, body, name)) errors[name] = [`Only admins can change ${name}.`];
      }
    }
    const avatar = text(body, 'Avatar');
    if (avatar !== undefined && avatar !== '' && !isPicture(avatar)) errors.Avatar = ['Invalid image data.'];
    if (list(body, 'PlexUsernames') !== undefined) errors.PlexUsernames = [unreadable('PlexUsernames')];
    const named = list(body, 'CommunitySites');
    const invalidSite = named?.find((site) => !sites.some((one) => one === site));
    if (invalidSite !== undefined)
      errors.CommunitySites = [`The value '${String(invalidSite)}' is not valid.`];
    if (Object.keys(errors).length > 0) throw problem(errors);

    if (username !== undefined) user.username = username;
    if (avatar !== undefined) user.avatar = avatar;
    user.plexUsernames = text(body, 'PlexUsernames') ?? user.plexUsernames;
    // 6 drops Trakt without a word.
    const kept = sandbox.isSince6 ? sites.filter((site) => site !== 'Trakt') : sites;
    if (named !== undefined) user.communitySites = kept.filter((site) => named.includes(site));
    if (!byAdmin) return;
    if (typeof isAdmin === 'boolean') user.isAdmin = isAdmin;
    if (tags !== undefined) user.restrictedTags = tags.filter((id) => library.tags.has(id));
  };

  const patch = (user: User, body: unknown, byAdmin: boolean): void => {
    const document: JsonObject = {
      Username: user.username,
      IsAdmin: user.isAdmin,
      Avatar: user.avatar,
      PlexUsernames: user.plexUsernames,
      RestrictedTags: [...user.restrictedTags],
      CommunitySites: [...user.communitySites],
    };
    patchWithBody('CreateOrUpdateUserBody', document, changeModel, body);
    change(user, document, byAdmin);
  };

  const updated = (user: User) => {
    hub.emit('User:Updated', { UserID: user.id });
    return presentUser(user);
  };

  const changePassword = (user: User, body: unknown): void => {
    const password = requiredText(body, 'Password');
    user.password = password;
    if (bodyField(body, 'RevokeAPIKeys') !== false) sessions.closeAllOf(user.id);
  };

  api.get('/api/v3/User', () => users.all.map(presentUser));

  api.post('/api/v3/User', ({ body }) => {
    const username = text(body, 'Username')?.trim() ?? '';
    const password = requiredText(body, 'Password');
    if (username === '') throw problem({ Username: ['Username cannot be empty.'] });
    if (users.byName(username) !== undefined) throw problem({ Username: ['Username is already in use.'] });
    const user = users.add(username, password);
    try {
      change(user, body, true);
    } catch (refusal) {
      users.remove(user);
      throw refusal;
    }
    hub.emit('User:Added', { UserID: user.id });
    return presentUser(user);
  });

  api.get('/api/v3/User/Current', ({ request }) => presentUser(current(request)));

  api.put('/api/v3/User/Current', ({ body, request }) => {
    change(current(request), body, request.visitor.isAdmin);
    return updated(current(request));
  });

  api.patch('/api/v3/User/Current', ({ body, request }) => {
    patch(current(request), body, request.visitor.isAdmin);
    return updated(current(request));
  });

  api.post('/api/v3/User/Current/ChangePassword', ({ body, request }) => {
    changePassword(current(request), body);
  });

  api.get('/api/v3/User/:userID', ({ request }) => presentUser(userOf(request)));

  api.put('/api/v3/User/:userID', ({ body, request }) => {
    change(userOf(request), body, true);
    return updated(userOf(request));
  });

  api.patch('/api/v3/User/:userID', ({ body, request }) => {
    patch(userOf(request), body, true);
    return updated(userOf(request));
  });

  api.delete('/api/v3/User/:userID', ({ request }) => {
    const user = userOf(request);
    if (lastAdmin(user)) throw problem({ '': ['There must be at least one admin user.'] });
    sessions.closeAllOf(user.id);
    users.remove(user);
    hub.emit('User:Removed', { UserID: user.id });
  });

  api.post('/api/v3/User/:userID/ChangePassword', ({ body, request }) => {
    changePassword(userOf(request), body);
  });
}
