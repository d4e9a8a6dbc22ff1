import type { FastifyRequest } from 'fastify';
import { type FilterBody, readFilterBody, withFilterErrors } from '../filters/filterBody.ts';
import { type FilteredGroup, sortName } from '../filters/filterEngine.ts';
import { everything, type FilterQuery } from '../filters/filterQuery.ts';
import { sortingCatalogue, sortingCatalogueSince6 } from '../filters/sorting.ts';
import { notFound, problem } from '../http/errors.ts';
import { patchWithBody } from '../http/jsonPatch.ts';
import { listResult, pathId, type Query, queryOf } from '../http/query.ts';
import type { FilterPreset, Group, Series } from '../model/types.ts';
import { filterSize, presentFilter } from '../present/presentFilter.ts';
import { presentGroup } from '../present/presentGroup.ts';
import { presentSeries, type SeriesParts } from '../present/presentSeries.ts';
import type { View } from '../present/view.ts';
import { anyGroupInPath, seriesParts } from './access.ts';
import type { Api } from './api.ts';
import { letterCounts } from './letterCounts.ts';
import { byAirDate, membersOf, presentSubGroups } from './subGroups.ts';

const missing = () => notFound('No Filter entry for the given filterID');

function presetInPath(view: View, request: FastifyRequest): FilterPreset {
  const preset = view.library.filters.get(pathId('filterID', request.params));
  if (preset === undefined) throw missing();
  return preset;
}

/** 0 means everything; undefined for a directory, which passes nothing. */
function queryInPath(view: View, request: FastifyRequest): FilterQuery | undefined {
  const id = pathId('filterID', request.params, 0);
  if (id === 0) return everything;
  const preset = view.library.filters.get(id);
  if (preset === undefined) throw missing();
  return preset.isDirectory ? undefined : preset;
}

function groupsOf(
  view: View,
  filter: FilterQuery | undefined,
  query: Query,
  byName: boolean,
): readonly FilteredGroup[] {
  if (filter === undefined) return [];
  const groups = withFilterErrors(() => view.engine.groups(filter, view.visitor, byName));
  return query.boolean('includeEmpty', true)
    ? groups
    : groups.filter(({ group }) => !view.sizes.isEmpty(group));
}

function groupPage(view: View, filter: FilterQuery | undefined, query: Query) {
  const page = query.page(50, 100);
  const random = query.boolean('randomImages', false);
  const groups = groupsOf(view, filter, query, query.boolean('orderByName', false));
  return listResult(groups, page, ({ group }) => presentGroup(view, group, random));
}

function groupLetters(view: View, filter: FilterQuery | undefined, query: Query) {
  return letterCounts(
    groupsOf(view, filter, query, true).map(({ group }) => sortName(view.library.groupName(group))),
  );
}

function seriesOf(view: View, filter: FilterQuery | undefined, includeMissing: boolean): readonly Series[] {
  if (filter === undefined) return [];
  const series = withFilterErrors(() => view.engine.series(filter, view.visitor));
  return includeMissing ? series : series.filter((one) => view.sizes.ofSeries(one).withFiles > 0);
}

function seriesPage(view: View, filter: FilterQuery | undefined, query: Query) {
  const page = query.page(50, 100);
  const randomImages = query.boolean('randomImages', false);
  return listResult(seriesOf(view, filter, query.boolean('includeMissing', true)), page, (series) =>
    presentSeries(view, series, { randomImages }),
  );
}

/** Nested groups with a series that passes. */
function groupsInGroup(view: View, filter: FilterQuery | undefined, query: Query, group: Group) {
  const passing = new Set(seriesOf(view, filter, true));
  const inner = view.library
    .subGroupsOf(group)
    .filter((one) => view.library.allSeriesOf(one).some((series) => passing.has(series)));
  return presentSubGroups(view, query, inner);
}

function seriesInGroup(
  view: View,
  filter: FilterQuery | undefined,
  request: FastifyRequest,
  parts: SeriesParts,
) {
  const query = queryOf(request);
  const group = anyGroupInPath(view, request);
  const inside = new Set(membersOf(view, query, group));
  const includeMissing = query.boolean('includeMissing', true);
  const passing = seriesOf(view, filter, includeMissing).filter((series) => inside.has(series));
  // A group-level filter orders groups, not series.
  const ordered = filter?.applyAtSeriesLevel ? passing : byAirDate(view, passing);
  return ordered.map((series) => presentSeries(view, series, parts));
}

function validate(view: View, body: FilterBody, existing: FilterPreset | null): void {
  const errors: Record<string, string[]> = {};
  const fault = (field: string, text: string) => {
    errors[field] = [...(errors[field] ?? []), text];
  };
  if (body.name === null) fault('Name', 'The Name field is required.');
  if (existing?.isLocked) fault('IsLocked', 'Filter is locked.');
  if (body.parentId !== null) {
    const parent = view.library.filters.get(body.parentId);
    if (parent === undefined) fault('ParentID', `Unable to find parent filter with id ${body.parentId}`);
    else {
      if (parent.isLocked) fault('ParentID', 'Unable to add a sub-filter to a filter that is locked.');
      if (!parent.isDirectory) {
        fault('ParentID', 'Unable to add a sub-filter to a filter that is not a directorty filter.');
      }
    }
  }
  if (body.isDirectory) {
    if (body.expression !== null)
      fault('Expression', 'Directory filters cannot have any conditions applied to them.');
    if (body.sorting !== null)
      fault('Sorting', 'Directory filters cannot have custom sorting applied to them.');
  } else if (
    existing !== null &&
    [...view.library.filters.values()].some(({ parentId }) => parentId === existing.id)
  ) {
    fault(
      'IsDirectory',
      'Cannot turn a directory filter with sub-filters into a normal filter without first removing the sub-filters',
    );
  }
  if (Object.keys(errors).length > 0) throw problem(errors);
  withFilterErrors(() => view.engine.check(body));
}

function save(view: View, preset: FilterPreset, body: FilterBody): void {
  preset.parentId = body.parentId;
  preset.name = body.name ?? '';
  preset.isDirectory = body.isDirectory;
  preset.isHidden = body.isHidden;
  preset.applyAtSeriesLevel = body.applyAtSeriesLevel;
  if (!body.isDirectory) {
    preset.expression = body.expression ?? preset.expression;
    preset.sorting = body.sorting ?? preset.sorting;
  }
  view.library.filters.set(preset.id, preset);
}

/** A directory's content is deleted with it: there is no other way to reach it. */
function removePreset(view: View, preset: FilterPreset): void {
  view.library.filters.delete(preset.id);
  for (const one of [...view.library.filters.values()]) {
    if (one.parentId === preset.id) removePreset(view, one);
  }
}

const collator = new Intl.Collator('en');

function list(view: View, query: Query, parentId: number | null) {
  const page = query.page(parentId === null ? 10 : 50, 100);
  const conditions = query.boolean('withConditions', false);
  const includeEmpty = query.boolean('includeEmpty', parentId !== null);
  const includeEmptyGroups = query.boolean('includeEmptyGroups', true);
  const hidden = query.boolean('showHidden', false);
  const presets = [...view.library.filters.values()]
    .filter((preset) => preset.parentId === parentId && (hidden || !preset.isHidden))
    .map((preset) => ({ preset, size: filterSize(view, preset, includeEmptyGroups) }))
    .filter(({ preset, size }) => includeEmpty || preset.isDirectory || size > 0)
    .sort((a, b) => collator.compare(a.preset.name, b.preset.name));
  return listResult(presets, page, ({ preset, size }) => presentFilter(view, preset, conditions, size));
}

function previewRoutes(api: Api): void {
  api.post('/api/v3/Filter/Preview/Group', ({ view, query, body }) =>
    groupPage(view, readFilterBody(body), query),
  );

  api.post('/api/v3/Filter/Preview/Group/Letters', ({ view, query, body }) =>
    groupLetters(view, readFilterBody(body), query),
  );

  api.post('/api/v3/Filter/Preview/Series', ({ view, query, body }) =>
    seriesPage(view, readFilterBody(body), query),
  );

  api.post('/api/v3/Filter/Preview/Series/OnlyIDs', ({ view, body }) =>
    seriesOf(view, readFilterBody(body), true).map(({ id }) => id),
  );

  api.post('/api/v3/Filter/Preview/Group/:groupID/Group', ({ view, query, body, group }) =>
    groupsInGroup(view, readFilterBody(body), query, group),
  );

  api.post('/api/v3/Filter/Preview/Group/:groupID/Series', ({ view, body, request }) =>
    seriesInGroup(view, readFilterBody(body), request, seriesParts(queryOf(request))),
  );
}

export function filterRoutes(api: Api): void {
  previewRoutes(api);

  api.get('/api/v3/Filter', ({ view, query }) => list(view, query, null));

  api.post('/api/v3/Filter', ({ view, request }) => {
    const body = readFilterBody(request.body);
    validate(view, body, null);
    const id = Math.max(0, ...view.library.filters.keys()) + 1;
    const preset: FilterPreset = {
      id,
      parentId: null,
      name: '',
      isLocked: false,
      isDirectory: false,
      isHidden: false,
      applyAtSeriesLevel: false,
      expression: null,
      sorting: null,
    };
    save(view, preset, body);
    return presentFilter(view, preset, true);
  });

  api.get('/api/v3/Filter/Expressions', ({ view, query }) => {
    const types = query.enums('types', [
      'Expression',
      'DateSelector',
      'NumberSelector',
      'StringSelector',
      'StringSetSelector',
      'Date',
      'Number',
      'String',
      'TimeSpan',
      'Bool',
      'StringSet',
    ]);
    const groups = query.enums('groups', ['Info', 'Logic', 'Function', 'Selector']);
    return view.engine
      .catalogue()
      .filter(
        (one) => (types.size === 0 || types.has(one.Type)) && (groups.size === 0 || groups.has(one.Group)),
      );
  });

  api.get('/api/v3/Filter/SortingCriteria', ({ view }) =>
    view.isSince6 ? sortingCatalogueSince6 : sortingCatalogue,
  );

  api.get('/api/v3/Filter/:filterID', ({ view, query, request }) => {
    const preset = presetInPath(view, request);
    const size = filterSize(view, preset, query.boolean('includeEmptyGroups', true));
    return presentFilter(view, preset, query.boolean('withConditions', false), size);
  });

  api.put('/api/v3/Filter/:filterID', ({ view, request }) => {
    const preset = presetInPath(view, request);
    const body = readFilterBody(request.body);
    validate(view, body, preset);
    save(view, preset, body);
    return presentFilter(view, preset, true);
  });

  api.patch('/api/v3/Filter/:filterID', ({ view, request }) => {
    const preset = presetInPath(view, request);
    const document = {
      Name: preset.name,
      ParentID: preset.parentId,
      IsDirectory: preset.isDirectory,
      IsHidden: preset.isHidden,
      ApplyAtSeriesLevel: preset.applyAtSeriesLevel,
      Expression: structuredClone(preset.expression),
      Sorting: structuredClone(preset.sorting),
    };
    const model = {
      Name: '',
      ParentID: undefined,
      IsDirectory: false,
      IsHidden: false,
      ApplyAtSeriesLevel: false,
    };
    patchWithBody('CreateOrUpdateFilterBody', document, model, request.body);
    const body = readFilterBody(document);
    validate(view, body, preset);
    save(view, preset, body);
    return presentFilter(view, preset, true);
  });

  api.delete('/api/v3/Filter/:filterID', ({ view, request, reply }) => {
    const preset = presetInPath(view, request);
    removePreset(view, preset);
    return reply.code(204).send();
  });

  api.get('/api/v3/Filter/:filterID/Filter', ({ view, query, request }) => {
    const preset = presetInPath(view, request);
    return list(view, query, preset.id);
  });

  api.get('/api/v3/Filter/:filterID/Parent', ({ view, query, request }) => {
    const { parentId } = presetInPath(view, request);
    const parent = parentId === null ? undefined : view.library.filters.get(parentId);
    if (parent === undefined)
      throw problem({ filterID: ['Unable to get parent Filter for a top-level Filter'] });
    return presentFilter(view, parent, query.boolean('withConditions', false));
  });

  api.get('/api/v3/Filter/:filterID/Group', ({ view, query, request }) =>
    groupPage(view, queryInPath(view, request), query),
  );

  api.get('/api/v3/Filter/:filterID/Group/Letters', ({ view, query, request }) =>
    groupLetters(view, queryInPath(view, request), query),
  );

  api.get('/api/v3/Filter/:filterID/Series', ({ view, query, request }) =>
    seriesPage(view, queryInPath(view, request), query),
  );

  api.get('/api/v3/Filter/:filterID/Series/OnlyIDs', ({ view, request }) =>
    seriesOf(view, queryInPath(view, request), true).map(({ id }) => id),
  );

  api.get('/api/v3/Filter/:filterID/Group/:groupID/Group', ({ view, query, request, group }) =>
    groupsInGroup(view, queryInPath(view, request), query, group),
  );

  api.get('/api/v3/Filter/:filterID/Group/:groupID/Series', ({ view, query, request }) => {
    // The reference accepts `includeDataFrom` here and ignores it.
    const { randomImages } = seriesParts(query);
    return seriesInGroup(view, queryInPath(view, request), request, { randomImages });
  });
}
