import type { Sandbox } from '../context.ts';
import { sortName } from '../filters/filterEngine.ts';
import { everything } from '../filters/filterQuery.ts';
import { problem } from '../http/errors.ts';
import { patchWithBody } from '../http/jsonPatch.ts';
import { bodyField, listResult, type Query } from '../http/query.ts';
import type { Group } from '../model/types.ts';
import { presentRelation } from '../present/presentAnime.ts';
import { presentGroup } from '../present/presentGroup.ts';
import { presentSeries } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import { anyGroupInPath, seriesParts } from './access.ts';
import type { Api } from './api.ts';
import { emitGroup, emitSeriesMoved } from './groupEvents.ts';
import { letterCounts } from './letterCounts.ts';
import { emitSeriesUpdated } from './seriesEvents.ts';
import { byAirDate, membersOf, presentSubGroups, visibleByName } from './subGroups.ts';

/** By name; only the outermost unless requested otherwise. */
function listedGroups(view: View, query: Query): Group[] {
  const empty = query.boolean('includeEmpty', false);
  const all = query.boolean('topLevelOnly', true)
    ? view.engine.groups(everything, view.visitor, true).map(({ group }) => group)
    : visibleByName(view, view.library.groups.values());
  return all.filter((group) => empty || !view.sizes.isEmpty(group));
}

interface GroupChange {
  readonly name: unknown;
  readonly hasCustomName: unknown;
  readonly description: unknown;
  readonly hasCustomDescription: unknown;
  readonly preferredSeriesId: unknown;
  readonly seriesIds: unknown;
}

function changeOf(body: unknown): GroupChange {
  return {
    name: bodyField(body, 'Name'),
    hasCustomName: bodyField(body, 'HasCustomName') ?? undefined,
    description: bodyField(body, 'Description'),
    hasCustomDescription: bodyField(body, 'HasCustomDescription'),
    preferredSeriesId: bodyField(body, 'PreferredSeriesID'),
    seriesIds: bodyField(body, 'SeriesIDs'),
  };
}

const isTrue = (value: unknown) =>
  value === true || (typeof value === 'string' && value.toLowerCase() === 'true');

/** Affects the series that were added, or all if the group's name changes. */
function change(
  sandbox: Sandbox,
  view: View,
  group: Group,
  wanted: GroupChange,
  reason: 'Added' | 'Updated' = 'Updated',
): void {
  const { library } = view;
  const name = library.groupName(group);
  const ids = Array.isArray(wanted.seriesIds) ? wanted.seriesIds.filter((id) => typeof id === 'number') : [];
  const missing = ids.filter((id) => !library.series.has(id));
  if (missing.length > 0) {
    throw problem({ SeriesIDs: missing.map((id) => `No Series entry for the given seriesID ${id}`) });
  }
  const incoming = ids
    .flatMap((id) => library.series.get(id) ?? [])
    .filter((series) => series.groupId !== group.id);
  if (wanted.preferredSeriesId !== undefined) {
    const id = wanted.preferredSeriesId === null ? 0 : Number(wanted.preferredSeriesId);
    if (id !== 0 && !group.seriesIds.includes(id) && !ids.includes(id)) {
      throw problem({ PreferredSeriesID: ['Unable to find the preferred series inside the group.'] });
    }
    if (group.preferredSeriesId !== (id === 0 ? null : id)) group.keptName = null;
    group.preferredSeriesId = id === 0 ? null : id;
  }
  const moved = incoming.map((series) => ({ series, from: library.groupOf(series) }));
  for (const series of incoming) library.moveSeries(series, group);
  if (wanted.hasCustomName !== undefined && !isTrue(wanted.hasCustomName)) {
    Object.assign(group, { customName: null, keptName: null });
  } else if (typeof wanted.name === 'string' && wanted.name !== '') {
    // A new main series has renamed the group by now, so a different name in the body is a chosen one.
    const isChosen = wanted.hasCustomName !== undefined || wanted.name !== library.groupName(group);
    if (isChosen) group.customName = wanted.name;
  }
  if (typeof wanted.description === 'string' || wanted.hasCustomDescription !== undefined) {
    const custom = wanted.hasCustomDescription === undefined || isTrue(wanted.hasCustomDescription);
    group.customDescription = custom && typeof wanted.description === 'string' ? wanted.description : null;
  }
  group.updated = view.clock.now().getTime();
  library.restructured();
  emitGroup(view, group, reason);
  const affected = library.groupName(group) === name ? incoming : library.seriesOf(group);
  for (const series of affected) emitSeriesUpdated(sandbox, series);
  for (const { series, from } of moved) emitSeriesMoved(view, series, from);
}

export function groupRoutes(api: Api, sandbox: Sandbox): void {
  api.get('/api/v3/Group', ({ view, query }) => {
    const page = query.page(50, 100);
    const start = (query.text('startsWith') ?? '').toLowerCase();
    const random = query.boolean('randomImages', false);
    const groups = listedGroups(view, query).filter((group) =>
      view.library.groupName(group).toLowerCase().startsWith(start),
    );
    return listResult(groups, page, (group) => presentGroup(view, group, random));
  });

  api.get('/api/v3/Group/Letters', ({ view, query }) => {
    const groups = listedGroups(view, query);
    return letterCounts(groups.map((group) => sortName(view.library.groupName(group))));
  });

  api.post('/api/v3/Group', ({ view, body, reply }) => {
    const group = view.library.addGroup(view.clock.now().getTime());
    try {
      change(sandbox, view, group, changeOf(body), 'Added');
    } catch (error) {
      view.library.groups.delete(group.id);
      throw error;
    }
    return reply.code(201).header('Location', `/api/v3/Group/${group.id}`).send(presentGroup(view, group));
  });

  api.get('/api/v3/Group/:groupID', ({ view, group }) => presentGroup(view, group));

  api.put('/api/v3/Group/:groupID', ({ view, group, body }) => {
    change(sandbox, view, group, changeOf(body));
    return presentGroup(view, group);
  });

  api.patch('/api/v3/Group/:groupID', ({ view, group, body }) => {
    const document = {
      ParentGroupID: null,
      PreferredSeriesID: group.preferredSeriesId,
      SeriesIDs: [...group.seriesIds],
      GroupIDs: [],
      Name: view.library.groupName(group),
      Description: group.customDescription,
      HasCustomName: null,
      HasCustomDescription: group.customDescription !== null,
    };
    const model = {
      PreferredSeriesID: undefined,
      SeriesIDs: [0],
      GroupIDs: [0],
      Name: '',
      Description: '',
      HasCustomName: false,
      HasCustomDescription: false,
    };
    patchWithBody('CreateOrUpdateGroupBody', document, model, body);
    change(sandbox, view, group, changeOf(document));
    return presentGroup(view, group);
  });

  api.get('/api/v3/Group/:groupID/Series', ({ view, query, request }) => {
    const missing = query.boolean('includeMissing', true);
    const parts = seriesParts(query);
    return byAirDate(view, membersOf(view, query, anyGroupInPath(view, request)))
      .filter(
        (series) =>
          view.engine.canSee(series, view.visitor) && (missing || view.sizes.ofSeries(series).withFiles > 0),
      )
      .map((series) => presentSeries(view, series, parts));
  });

  api.get('/api/v3/Group/:groupID/Group', ({ view, query, group }) =>
    presentSubGroups(view, query, view.library.subGroupsOf(group)),
  );

  api.get('/api/v3/Group/:groupID/MainSeries', ({ view, query, group, reply }) => {
    const main = view.library.mainSeries(group);
    if (main === undefined) return reply.code(500).send();
    return presentSeries(view, main, seriesParts(query));
  });

  api.get('/api/v3/Group/:groupID/Relations', ({ view, query, group }) => {
    const list = membersOf(view, query, group);
    return list.flatMap((series) =>
      series.relations.flatMap((relation) => {
        const other = view.library.seriesByAnidb.get(relation.anidb);
        if (other === undefined || !view.engine.canSee(other, view.visitor)) return [];
        return [presentRelation(view, series, relation)];
      }),
    );
  });
}
