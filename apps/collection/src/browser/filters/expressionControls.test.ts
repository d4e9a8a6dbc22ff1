import type { FilterExpression, FilterExpressionHelp } from '@hondana/shared/api/types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSandbox } from '../../../../sandbox/src/server.ts';
import {
  type Condition,
  decodeLiveFilter,
  encodeLiveFilter,
  type LiveFilter,
  liveFilterAddress,
} from '../../shared/liveFilter.ts';
import { expressionControls } from './expressionControls.ts';
import { joined, liveFilterExpression } from './filterTree.ts';

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ unit: fc.constantFrom('*', '.', '_', '-', 'a', ' ', '&', '日'), minLength: 1, maxLength: 8 }),
);
const tags = fc.record({
  kind: fc.constant('tags' as const),
  expression: fc.constantFrom('HasTag', 'HasCustomTag'),
  included: fc.array(text, { maxLength: 4 }),
  excluded: fc.array(text, { maxLength: 4 }),
});
const values = fc.record({
  kind: fc.constant('values' as const),
  expression: fc.constantFrom('HasAudioLanguage', 'InSeason', 'HasResolution', 'InYear'),
  match: fc.constantFrom('any' as const, 'all' as const),
  values: fc.array(fc.oneof(fc.tuple(text), fc.tuple(text, text)), { maxLength: 6 }),
});
const flag = fc.record({
  kind: fc.constant('flag' as const),
  expression: fc.constantFrom('IsFinished', 'HasTmdbLink', 'MissingVote', 'IsFavorite'),
  value: fc.boolean(),
});
const filters: fc.Arbitrary<LiveFilter> = fc.uniqueArray(
  fc.oneof<fc.Arbitrary<Condition>[]>(tags, values, flag),
  {
    selector: ({ expression }) => expression,
    maxLength: 6,
  },
);

/** What a tree can represent: no empty controls, and no difference between any and all of one value. */
function representable(filter: LiveFilter): LiveFilter {
  return filter.flatMap((condition): Condition[] => {
    if (condition.kind === 'tags') {
      return condition.included.length + condition.excluded.length > 0 ? [condition] : [];
    }
    if (condition.kind === 'flag') return [condition];
    if (condition.values.length === 0) return [];
    return [condition.values.length === 1 ? { ...condition, match: 'any' } : condition];
  });
}

describe('the address', () => {
  test('restores the same controls for any values', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(decodeLiveFilter(encodeLiveFilter(filter))).toEqual({ filter, invalidParts: [] });
        const { search } = new URL(liveFilterAddress(filter), 'http://host');
        expect(decodeLiveFilter(new URLSearchParams(search).get('f') ?? '').filter).toEqual(filter);
      }),
    );
  });

  test('is readable', () => {
    const filter: LiveFilter = [
      { kind: 'flag', expression: 'HasTmdbLink', value: false },
      { kind: 'tags', expression: 'HasTag', included: ['slice of life'], excluded: ['comedy'] },
      { kind: 'values', expression: 'InSeason', match: 'any', values: [['2019', 'Spring']] },
      { kind: 'values', expression: 'HasVideoSource', match: 'all', values: [['Blu-ray'], ['DVD']] },
    ];
    expect(liveFilterAddress(filter)).toBe(
      '/collection/filter/live?f=-HasTmdbLink_HasTag.slice+of+life.-comedy_InSeason.2019-Spring_HasVideoSource-all.Blu*-ray.DVD',
    );
  });

  test('names invalid parts and keeps the rest', () => {
    expect(decodeLiveFilter('IsFinished_;drop_InSeason.a-b-c_IsFinished')).toEqual({
      filter: [{ kind: 'flag', expression: 'IsFinished', value: true }],
      invalidParts: [';drop', 'InSeason.a-b-c', 'IsFinished'],
    });
    for (const broken of ['_', '-', '-HasTag.a', 'HasTag-all.a', 'HasTag.-', 'IsFinished-all', 'X..']) {
      expect(decodeLiveFilter(broken).invalidParts.length, broken).toBeGreaterThan(0);
    }
  });

  test('accepts any text without breaking', () => {
    fc.assert(
      fc.property(fc.string(), (anything) => {
        const { filter } = decodeLiveFilter(anything);
        expect(decodeLiveFilter(encodeLiveFilter(filter)).filter).toEqual(filter);
      }),
    );
  });
});

describe('the tree', () => {
  test('restores the same controls', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(expressionControls(liveFilterExpression(filter))).toEqual({
          filter: representable(filter),
          rest: [],
        });
      }),
    );
  });

  test('keeps any number of values under Or', () => {
    const filter: LiveFilter = [
      {
        kind: 'values',
        expression: 'InYear',
        match: 'any',
        values: [['2001'], ['2002'], ['2003'], ['2004']],
      },
      { kind: 'flag', expression: 'IsFinished', value: true },
    ];
    const year = (Parameter: string) => ({ Type: 'InYear', Parameter });
    expect(liveFilterExpression(filter)).toStrictEqual({
      Type: 'And',
      Left: {
        Type: 'Or',
        Left: year('2001'),
        Right: {
          Type: 'Or',
          Left: year('2002'),
          Right: { Type: 'Or', Left: year('2003'), Right: year('2004') },
        },
      },
      Right: { Type: 'IsFinished' },
    });
  });

  const finished: FilterExpression = { Type: 'IsFinished' };
  const inYear = (Parameter: string): FilterExpression => ({ Type: 'InYear', Parameter });
  const pair = (Type: string, Left: FilterExpression, Right: FilterExpression) => ({ Type, Left, Right });
  const or = (Left: FilterExpression, Right: FilterExpression) => pair('Or', Left, Right);
  const and = (Left: FilterExpression, Right: FilterExpression) => pair('And', Left, Right);

  test.for<readonly [string, FilterExpression]>([
    ['dates that are compared', pair('DateGreaterThanEquals', { Type: 'LastAddedDate' }, finished)],
    ['one side alone', { Type: 'Minus', Left: finished }],
    ['either of two flags', or(finished, { Type: 'IsFavorite' })],
    ['either of one flag', or(finished, finished)],
    ['values of two criteria', or(inYear('2001'), { Type: 'HasResolution', Parameter: '1080p' })],
    ['a value and more', or(inYear('2001'), { ...inYear('2002'), Left: finished })],
    ['either of two tags', or({ Type: 'HasTag', Parameter: 'a' }, { Type: 'HasTag', Parameter: 'b' })],
    ['an Or without sides', { Type: 'Or' }],
    ['an Or with one side', { Type: 'Or', Left: finished }],
    ['values that must not be there', { Type: 'Not', Left: inYear('2001') }],
    ['not an And', { Type: 'Not', Left: { Type: 'And' } }],
    ['not an Or', { Type: 'Not', Left: { Type: 'Or' } }],
    ['not a Not', { Type: 'Not', Left: { Type: 'Not' } }],
    ['neither of two', { Type: 'Not', Left: or(inYear('2001'), inYear('2002')) }],
    ['a tag without a name', { Type: 'HasTag' }],
    ['a tag with two names', { Type: 'HasTag', Parameter: 'a', SecondParameter: 'b' }],
    ['a flag twice', and(finished, finished)],
    ['a flag that is a value too', and(finished, { ...finished, Parameter: 'a' })],
    ['a value that is a flag too', and({ ...finished, Parameter: 'a' }, finished)],
    ['one of two and one more', and(or(inYear('2001'), inYear('2002')), inYear('2003'))],
    ['one and one of two more', and(inYear('2001'), or(inYear('2002'), inYear('2003')))],
  ])('is kept unchanged when controls cannot represent it: %s', ([, expression]) => {
    const { filter, rest } = expressionControls(expression);
    expect(rest).not.toHaveLength(0);
    const shown = liveFilterExpression(filter);
    expect(joined('And', shown ? [shown, ...rest] : rest)).toEqual(expression);
  });
});

describe('in the sandbox', () => {
  const { app } = createSandbox({ series: 60, manualClock: true });
  let apikey = '';

  async function ask<T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<T> {
    const response = await app.inject({ method, url, headers: { apikey }, ...(payload && { payload }) });
    expect(response.statusCode, response.body).toBeLessThan(300);
    return response.json<T>();
  }
  const matching = (Expression: FilterExpression | undefined) =>
    ask<number[]>('POST', '/api/v3/Filter/Preview/Series/OnlyIDs', {
      ApplyAtSeriesLevel: true,
      ...(Expression && { Expression }),
    }).then((ids) => new Set(ids));

  beforeAll(async () => {
    const answer = await ask<{ apikey: string }>('POST', '/api/auth', {
      user: 'Default',
      pass: 'password',
      device: 'test',
    });
    ({ apikey } = answer);
  });
  afterAll(() => app.close());

  test('every tree finds what its conditions find one by one', async () => {
    const catalogue = await ask<FilterExpressionHelp[]>('GET', '/api/v3/Filter/Expressions');
    const known = (name: string) =>
      catalogue.find(({ Expression }) => Expression === name)?.PossibleParameters ?? [];
    const everything = await matching(undefined);
    const any = (name: string) => fc.subarray(known(name).slice(0, 12), { maxLength: 5 });
    const real: fc.Arbitrary<LiveFilter> = fc
      .tuple(
        fc.record({
          kind: fc.constant('tags' as const),
          expression: fc.constant('HasTag'),
          included: fc.subarray(known('HasTag').slice(0, 6), { maxLength: 2 }),
          excluded: any('HasTag'),
        }),
        ...['InYear', 'HasAudioLanguage', 'HasAnimeType'].map((expression) =>
          fc.record({
            kind: fc.constant('values' as const),
            expression: fc.constant(expression),
            match: fc.constantFrom('any' as const, 'any' as const, 'all' as const),
            values: any(expression).map((names) => names.map((name): [string] => [name])),
          }),
        ),
        fc.record({
          kind: fc.constant('flag' as const),
          expression: fc.constant('IsFinished'),
          value: fc.boolean(),
        }),
      )
      .chain((all) => fc.subarray<Condition>([...all]));

    const single = new Map<string, Set<number>>();
    const found = async (Type: string, Parameter?: string) => {
      const key = `${Type} ${Parameter}`;
      const before = single.get(key);
      if (before) return before;
      const ids = await matching(Parameter === undefined ? { Type } : { Type, Parameter });
      single.set(key, ids);
      return ids;
    };
    const naive = async (filter: LiveFilter): Promise<Set<number>> => {
      const left = new Set(everything);
      const keep = (test: (id: number) => boolean) => {
        for (const id of [...left]) if (!test(id)) left.delete(id);
      };
      for (const condition of filter) {
        const { expression } = condition;
        if (condition.kind === 'flag') {
          const ids = await found(expression);
          keep((id) => ids.has(id) === condition.value);
        } else if (condition.kind === 'tags') {
          for (const name of condition.included) {
            const ids = await found(expression, name);
            keep((id) => ids.has(id));
          }
          for (const name of condition.excluded) {
            const ids = await found(expression, name);
            keep((id) => !ids.has(id));
          }
        } else if (condition.values.length > 0) {
          const sets = await Promise.all(condition.values.map(([name]) => found(expression, name)));
          keep((id) =>
            condition.match === 'any' ? sets.some((ids) => ids.has(id)) : sets.every((ids) => ids.has(id)),
          );
        }
      }
      return left;
    };
    let filled = 0;
    await fc.assert(
      fc.asyncProperty(real, async (filter) => {
        const ids = await matching(liveFilterExpression(filter));
        if (ids.size > 0 && ids.size < everything.size) filled += 1;
        expect(ids).toEqual(await naive(filter));
      }),
      { numRuns: 60 },
    );
    expect(filled).toBeGreaterThan(5);
  });
});
