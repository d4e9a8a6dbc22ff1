import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRecord } from '../http/isRecord.ts';
import type { JsonObject } from './migrateSettings.ts';
import { changeSettings, readSettings } from './settingsText.ts';
import { choices, currentRevision, defaultWebUiSettings } from './webUiSettings.ts';

const foreignName = fc.string({ minLength: 1, maxLength: 8 }).map((name) => `x-${name}`);
const foreign = fc.dictionary(foreignName, fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 });

/** Revision that introduced each name (facts 5.3). */
const since: Readonly<Record<string, number>> = {
  'collection.image.showRandomPoster': 6,
  'collection.image.useThumbnailFallback': 7,
  'collection.image.showRandomBackdrop': 8,
  'collection.tmdb': 9,
  'collection.anidb': 10,
};

const before: Readonly<Record<string, { readonly until: number; readonly values: fc.Arbitrary<unknown> }>> = {
  updateChannel: { until: 5, values: fc.constantFrom('stable', 'unstable') },
};

function valueFor(defaults: unknown, path: string, revision: number): fc.Arbitrary<unknown> {
  const old = before[path];
  if (old && revision < old.until) return old.values;
  const allowed = choices[path];
  if (allowed) return fc.constantFrom(...allowed);
  if (path === 'settingsRevision') return fc.constant(revision);
  if (path === 'theme') return fc.stringMatching(/^theme-[a-z]{1,12}$/);
  if (path === 'hondana') return fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 3 });
  if (path === 'layout.dashboard') return grids;
  if (isRecord(defaults)) return documentFor(defaults, path, revision);
  return typeof defaults === 'boolean' ? fc.boolean() : fc.nat(100);
}

const place = fc.record({ i: fc.string(), x: fc.nat(12), y: fc.nat(200), w: fc.nat(12), h: fc.nat(40) });
const placeWithMore = fc.tuple(place, foreign).map(([known, more]) => ({ ...more, ...known }));
const grids = fc.dictionary(fc.constantFrom('lg', 'md', 'sm'), fc.array(placeWithMore, { maxLength: 3 }));

function documentFor(defaults: JsonObject, parent: string, revision: number): fc.Arbitrary<JsonObject> {
  const known = Object.entries(defaults).flatMap(([name, value]) => {
    const path = parent === '' ? name : `${parent}.${name}`;
    return (since[path] ?? 0) > revision ? [] : [[name, valueFor(value, path, revision)] as const];
  });
  const optional = fc.record(Object.fromEntries(known), {
    // The existing interface doesn't store defaults in every revision.
    requiredKeys: parent === '' ? ['settingsRevision'] : [],
  });
  return fc.tuple(optional, foreign).map(([some, more]) => ({ ...more, ...some }));
}

const revisions = Array.from({ length: currentRevision - 3 }, (_, at) => at + 4);
const documents = fc
  .oneof(...revisions.map((revision) => documentFor({ ...defaultWebUiSettings }, '', revision)))
  .map((document) => JSON.parse(JSON.stringify(document)) as JsonObject);

function leavesOf(document: JsonObject, parent = ''): Map<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [name, value] of Object.entries(document)) {
    const path = parent === '' ? name : `${parent}.${name}`;
    if (isRecord(value) && path !== 'hondana' && !name.startsWith('x-')) {
      for (const [inner, leaf] of leavesOf(value, path)) leaves.set(inner, leaf);
    } else leaves.set(path, value);
  }
  return leaves;
}

test('reads every value of a document of any revision from 4 to 10', () => {
  fc.assert(
    fc.property(documents, (document) => {
      const shown = leavesOf({ ...readSettings(JSON.stringify(document)) });
      const isMeant = (path: string): boolean =>
        path.split('.').every((step) => !step.startsWith('x-')) && path !== 'settingsRevision';
      const isRenamed = (path: string): boolean =>
        path === 'updateChannel' && Number(document.settingsRevision) < 5;
      const due = [...leavesOf(document)].filter(([path]) => isMeant(path) && !isRenamed(path));
      expect(due.map(([path]) => [path, shown.get(path)])).toEqual(due);
      expect(shown.get('settingsRevision')).toBe(currentRevision);
      expect(shown.get('updateChannel')).toMatch(/^(Stable|Dev)$/);
    }),
    { numRuns: 100 },
  );
});

test('saves one changed value, and keeps all others and unknown keys at any depth', () => {
  fc.assert(
    fc.property(documents, fc.string(), (document, mark) => {
      const text = JSON.stringify(document);
      const saved = JSON.parse(
        changeSettings(text, (settings) => ({ ...settings, hondana: { ...settings.hondana, mark } })),
      ) as JsonObject;
      const left = leavesOf(saved);
      expect(left.get('hondana')).toEqual({ ...(document.hondana as JsonObject | undefined), mark });
      const isBroughtUp = (path: string): boolean =>
        path === 'settingsRevision' || (path === 'updateChannel' && Number(document.settingsRevision) < 5);
      const due = [...leavesOf(document)].filter(([path]) => path !== 'hondana' && !isBroughtUp(path));
      expect(due.map(([path]) => [path, left.get(path)])).toEqual(due);
    }),
    { numRuns: 100 },
  );
});
