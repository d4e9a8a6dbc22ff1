import type { FastifyRequest } from 'fastify';
import { notFound, problem } from '../http/errors.ts';
import { patchWithBody } from '../http/jsonPatch.ts';
import { bodyField, listResult, pathId, type Query } from '../http/query.ts';
import type { AnidbTag, Series, UserTag } from '../model/types.ts';
import { hidesUserTags, passesTagFilter, presentAnidbTag, presentUserTag } from '../present/presentTag.ts';
import type { View } from '../present/view.ts';
import { seriesInPath } from './access.ts';
import type { Api } from './api.ts';

const collator = new Intl.Collator('en');
const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);

function sizes(view: View): { anidb: Map<number, number>; user: Map<number, number> } {
  const anidb = new Map<number, number>();
  const user = new Map<number, number>();
  for (const series of view.library.series.values()) {
    if (!view.engine.canSee(series, view.visitor)) continue;
    for (const { tag } of series.tags) anidb.set(tag.id, (anidb.get(tag.id) ?? 0) + 1);
    for (const id of series.userTagIds) user.set(id, (user.get(id) ?? 0) + 1);
  }
  return { anidb, user };
}

const filterIn = (query: Query) => query.number('filter', 0, -2147483648, 2147483647) >>> 0;

/** Only if the call requested sizes. */
const sized = (counts: Map<number, number> | undefined, id: number) =>
  counts === undefined ? {} : { size: counts.get(id) ?? 0 };

/** AniDB's by weight or name, then user tags. */
function presentSeriesTags(view: View, series: Series, query: Query) {
  const filter = filterIn(query);
  const description = !query.boolean('excludeDescriptions', false);
  const onlyVerified = query.boolean('onlyVerified', true);
  const counts = query.boolean('includeCount', false) ? sizes(view) : undefined;
  const anidb = series.tags
    .filter(({ tag }) => (tag.isVerified || !onlyVerified) && passesTagFilter(tag.kind, filter))
    .map((on) => ({
      name: on.tag.name,
      shown: presentAnidbTag(on.tag, { description, ...sized(counts?.anidb, on.tag.id) }, on),
    }));
  const user = hidesUserTags(filter)
    ? []
    : [...series.userTagIds]
        .flatMap((id) => view.library.userTags.get(id) ?? [])
        .map((tag) => ({
          name: tag.name,
          shown: presentUserTag(tag, { description, ...sized(counts?.user, tag.id) }),
        }));
  const all: { name: string; shown: object }[] = [...anidb, ...user];
  if (query.boolean('orderByName', false)) all.sort(byName);
  return all.map(({ shown }) => shown);
}

function userTagInPath(view: View, request: FastifyRequest): UserTag {
  const tag = view.library.userTags.get(pathId('tagID', request.params));
  if (tag === undefined) throw notFound('No User Tag entry for the given tagID');
  return tag;
}

interface TagChange {
  readonly name: string | undefined;
  readonly description: string | null | undefined;
}

function changeIn(body: unknown): TagChange {
  const text = (field: string) => {
    const value = bodyField(body, field);
    return typeof value === 'string' ? value : undefined;
  };
  const description = bodyField(body, 'Description') === null ? null : text('Description')?.trim();
  return { name: text('Name')?.trim(), description };
}

function save(view: View, tag: UserTag, change: TagChange): void {
  const { name, description } = change;
  if (name !== undefined && name !== '') {
    const isTaken = [...view.library.userTags.values()].some((one) => one !== tag && one.name === name);
    if (isTaken) throw problem({ Name: ['Unable to create duplicate tag with the same name.'] });
    tag.name = name;
  }
  if (description !== undefined) tag.description = description;
}

function notifyTaggedSeries(view: View, tag: UserTag): void {
  for (const series of view.library.series.values())
    if (series.userTagIds.has(tag.id)) view.library.changed(series);
}

/** The reference doesn't check whether the tags exist. */
function idsIn(body: unknown): number[] {
  const ids = bodyField(body, 'IDs');
  if (!Array.isArray(ids) || ids.length === 0) {
    throw problem({ IDs: ["The field IDs must be a string or array type with a minimum length of '1'."] });
  }
  return ids.filter((id): id is number => typeof id === 'number');
}

function seriesTagRoutes(api: Api): void {
  api.get('/api/v3/Series/:seriesID/Tags', ({ view, query, series }) =>
    presentSeriesTags(view, series, query),
  );

  api.get('/api/v3/Series/:seriesID/Tags/User', ({ view, query, request }) => {
    const description = !query.boolean('excludeDescriptions', false);
    const counts = query.boolean('includeCount', false) ? sizes(view).user : undefined;
    return [...seriesInPath(view, request).userTagIds]
      .flatMap((id) => view.library.userTags.get(id) ?? [])
      .sort(byName)
      .map((tag) => presentUserTag(tag, { description, ...sized(counts, tag.id) }));
  });

  api.post('/api/v3/Series/:seriesID/Tags/User', ({ view, series, body, reply }) => {
    const fresh = idsIn(body).filter((id) => !series.userTagIds.has(id));
    for (const id of fresh) series.userTagIds.add(id);
    if (fresh.length > 0) view.library.changed(series);
    return reply.code(fresh.length > 0 ? 201 : 204).send();
  });

  api.delete('/api/v3/Series/:seriesID/Tags/User', ({ view, series, body, reply }) => {
    const gone = idsIn(body).filter((id) => series.userTagIds.delete(id));
    if (gone.length > 0) view.library.changed(series);
    return reply.code(gone.length > 0 ? 200 : 204).send();
  });
}

export function tagRoutes(api: Api): void {
  seriesTagRoutes(api);

  api.get('/api/v3/Tag/AniDB', ({ view, query }) => {
    const page = query.page(50, 1000);
    const filter = filterIn(query);
    const onlyVerified = query.boolean('onlyVerified', true);
    const description = !query.boolean('excludeDescriptions', false);
    const counts = query.boolean('includeCount', false) ? sizes(view).anidb : undefined;
    const tags = [...view.library.tags.values()]
      .filter((tag) => (tag.isVerified || !onlyVerified) && passesTagFilter(tag.kind, filter))
      .sort(byName);
    return listResult(tags, page, (tag: AnidbTag) =>
      presentAnidbTag(tag, { description, ...sized(counts, tag.id) }),
    );
  });

  api.get('/api/v3/Tag/AniDB/:tagID', ({ view, query, params }) => {
    const tag = view.library.tags.get(pathId('tagID', params));
    if (tag === undefined) throw notFound('No AniDB Tag entry for the given tagID');
    const counts = query.boolean('includeCount', false) ? sizes(view).anidb : undefined;
    return presentAnidbTag(tag, {
      description: !query.boolean('excludeDescription', false),
      ...sized(counts, tag.id),
    });
  });

  api.get('/api/v3/Tag/User', ({ view, query }) => {
    const page = query.page(50, 1000);
    const description = !query.boolean('excludeDescriptions', false);
    const counts = query.boolean('includeCount', false) ? sizes(view).user : undefined;
    const tags = [...view.library.userTags.values()].sort(byName);
    return listResult(tags, page, (tag) => presentUserTag(tag, { description, ...sized(counts, tag.id) }));
  });

  api.post('/api/v3/Tag/User', ({ view, body }) => {
    const change = changeIn(body);
    if (change.name === undefined || change.name === '')
      throw problem({ Name: ['Name must be set for new tags.'] });
    const id = Math.max(0, ...view.library.userTags.keys()) + 1;
    const tag: UserTag = { id, name: '', description: null };
    save(view, tag, change);
    view.library.userTags.set(id, tag);
    return presentUserTag(tag, { description: true });
  });

  api.get('/api/v3/Tag/User/:tagID', ({ view, query, request }) => {
    const tag = userTagInPath(view, request);
    const counts = query.boolean('includeCount', false) ? sizes(view).user : undefined;
    return presentUserTag(tag, { description: true, ...sized(counts, tag.id) });
  });

  api.put('/api/v3/Tag/User/:tagID', ({ view, body, request }) => {
    const tag = userTagInPath(view, request);
    save(view, tag, changeIn(body));
    notifyTaggedSeries(view, tag);
    return presentUserTag(tag, { description: true });
  });

  api.patch('/api/v3/Tag/User/:tagID', ({ view, body, request }) => {
    const tag = userTagInPath(view, request);
    const document = { Name: tag.name, Description: tag.description };
    patchWithBody('CreateOrUpdateCustomTagBody', document, { Name: '', Description: '' }, body);
    save(view, tag, changeIn(document));
    notifyTaggedSeries(view, tag);
    return presentUserTag(tag, { description: true });
  });

  api.delete('/api/v3/Tag/User/:tagID', ({ view, request, reply }) => {
    const tag = userTagInPath(view, request);
    view.library.userTags.delete(tag.id);
    for (const series of view.library.series.values()) {
      if (series.userTagIds.delete(tag.id)) view.library.changed(series);
    }
    return reply.code(204).send();
  });
}
