import type { FilterExpression, FilterExpressionHelp } from '@hondana/shared/api/types';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeTrees } from './decodeTrees.ts';
import { encodeTrees } from './encodeTrees.ts';
import { expressionText } from './expressionText.ts';
import {
  expressionOf,
  type FilterItem,
  isComplete,
  newGroup,
  newItem,
  rootGroup,
  withItem,
} from './filterItems.ts';

const help = (Expression: string, more: Partial<FilterExpressionHelp> = {}): FilterExpressionHelp => ({
  Expression,
  Name: Expression.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' '),
  Group: 'Info',
  Description: '',
  Type: 'Expression',
  ...more,
});

const catalogue = [
  help('IsFinished'),
  help('HasTag', { Parameter: 'String' }),
  help('HasAudioLanguage', { Parameter: 'String' }),
  help('InSeason', { Parameter: 'Number', SecondParameter: 'String' }),
  help('DateGreaterThan', { Group: 'Function' }),
  help('AirDateSelector', { Group: 'Selector' }),
];

const word = fc.constantFrom('mecha', 'a-b_c.d*', '-', '日本', ' ');
const leaf: fc.Arbitrary<FilterExpression> = fc.oneof(
  fc.constant({ Type: 'IsFinished' }),
  fc.record({ Type: fc.constantFrom('HasTag', 'HasAudioLanguage'), Parameter: word }),
  fc.record({ Type: fc.constant('InSeason'), Parameter: fc.constant('2019'), SecondParameter: word }),
  // No control can represent these: a comparison, and a criterion the server no longer has.
  fc.record({
    Type: fc.constant('DateGreaterThan'),
    Left: fc.constant({ Type: 'AirDateSelector' }),
    Parameter: word,
  }),
  fc.constant({ Type: 'HasBeenDropped' }),
);
const { expression } = fc.letrec<{ expression: FilterExpression }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 5 },
    leaf,
    fc.record({ Type: fc.constant('Not'), Left: tie('expression') }),
    fc.record({ Type: fc.constantFrom('And', 'Or'), Left: tie('expression'), Right: tie('expression') }),
  ),
}));

/** `known` are the leaves that hold. */
function holds({ Type, Left, Right, ...rest }: FilterExpression, known: ReadonlySet<string>): boolean {
  if (Type === 'Not') return !(Left && holds(Left, known));
  const sides = [Left, Right].flatMap((side) => side ?? []);
  if (Type === 'And') return sides.every((side) => holds(side, known));
  if (Type === 'Or') return sides.some((side) => holds(side, known));
  return known.has(
    JSON.stringify([Type, Left ?? null, rest.Parameter ?? null, rest.SecondParameter ?? null]),
  );
}

function leavesOf(tree: FilterExpression): string[] {
  const { Type, Left, Right, Parameter, SecondParameter } = tree;
  if (!['And', 'Or', 'Not'].includes(Type))
    return [JSON.stringify([Type, Left ?? null, Parameter ?? null, SecondParameter ?? null])];
  return [Left, Right].flatMap((side) => (side ? leavesOf(side) : []));
}

test('keeps the meaning of an expression of any depth when it is opened and applied', () => {
  fc.assert(
    fc.property(expression, fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }), (tree, facts) => {
      const after = expressionOf(rootGroup(tree, catalogue));
      const leaves = [...new Set(leavesOf(tree))];
      const known = new Set(leaves.filter((_, index) => facts[index % facts.length]));
      expect(after && holds(after, known)).toBe(holds(tree, known));
    }),
  );
});

test('restores expressions from the address', () => {
  fc.assert(
    fc.property(fc.array(expression, { maxLength: 4 }), (trees) => {
      const text = encodeTrees(trees);
      expect(text).toMatch(/^[^()&=#?%+]*$/);
      expect(decodeTrees(text)).toEqual(trees);
    }),
  );
  expect(
    encodeTrees([
      {
        Type: 'Or',
        Left: { Type: 'HasTag', Parameter: 'a.b' },
        Right: { Type: 'Not', Left: { Type: 'IsFinished' } },
      },
    ]),
  ).toBe('Or-2_HasTag.a*.b_Not-1_IsFinished');
});

test.for([
  'Or-2_IsFinished',
  '9IsFinished',
  'Not-1',
  '1',
  '-',
  'Or-3_A_B_C',
  'A__B',
  '_',
  `${'Not-1_'.repeat(600)}A`,
])('rejects %s in an address', (text) => {
  expect(decodeTrees(text)).toBeUndefined();
});

test('opens an expression as groups and keeps parts without a control fixed', () => {
  const compared = { Type: 'DateGreaterThan', Left: { Type: 'AirDateSelector' }, Parameter: '2020' };
  const root = rootGroup(
    {
      Type: 'Or',
      Left: { Type: 'IsFinished' },
      Right: {
        Type: 'Not',
        Left: { Type: 'And', Left: { Type: 'HasTag', Parameter: 'mecha' }, Right: compared },
      },
    },
    catalogue,
  );
  const finished = { kind: 'condition', condition: { kind: 'flag', expression: 'IsFinished', value: true } };
  expect(root).toMatchObject({
    match: 'any',
    isNegated: false,
    items: [
      finished,
      {
        kind: 'group',
        match: 'all',
        isNegated: true,
        items: [
          { kind: 'condition', condition: { kind: 'tags', included: ['mecha'] } },
          { kind: 'fixed', isNegated: false, expression: compared },
        ],
      },
    ],
  });
  expect(new Set([root.key, ...root.items.map(({ key }) => key)]).size).toBe(3);
  expect(isComplete(root)).toBe(true);
  expect(rootGroup(undefined, catalogue)).toMatchObject({ match: 'all', items: [] });
  expect(rootGroup({ Type: 'IsFinished' }, catalogue)).toMatchObject({ match: 'all', items: [finished] });
  const broken = { Type: 'Or', Left: { Type: 'IsFinished' } };
  expect(rootGroup(broken, catalogue).items).toMatchObject([{ kind: 'fixed', expression: broken }]);
});

test('drops empty groups and unwraps groups of one item', () => {
  const condition = { kind: 'flag', expression: 'IsFinished', value: true } as const;
  expect(expressionOf(newGroup('any'))).toBeUndefined();
  expect(expressionOf({ ...newGroup('any'), isNegated: true })).toBeUndefined();
  expect(expressionOf(newGroup('all', [newGroup('any'), newGroup('any', [newItem(condition)])]))).toEqual({
    Type: 'IsFinished',
  });
  const empty: FilterItem = newItem({ kind: 'values', expression: 'InSeason', match: 'any', values: [] });
  expect(isComplete(newGroup('all', [newGroup('any', [newItem(condition), empty])]))).toBe(false);
});

test('changes or removes an item at any depth', () => {
  const inner = newItem({ kind: 'flag', expression: 'IsFinished', value: true });
  const tagged = newItem({ kind: 'tags', expression: 'HasTag', included: ['mecha'], excluded: [] });
  expect(expressionOf(withItem(newGroup('any', [tagged, inner]), inner.key, () => undefined))).toEqual({
    Type: 'HasTag',
    Parameter: 'mecha',
  });
  const root = newGroup('all', [newGroup('any', [inner])]);
  expect(expressionOf(withItem(root, inner.key, (item) => ({ ...item, isNegated: true })))).toEqual({
    Type: 'Not',
    Left: { Type: 'IsFinished' },
  });
  expect(expressionOf(withItem(root, inner.key, () => undefined))).toBeUndefined();
});

test('keeps conditions missing from the catalogue beside editable ones', () => {
  const dropped: FilterExpression = { Type: 'HasBeenDropped', Parameter: 'x' };
  const root = rootGroup({ Type: 'And', Left: { Type: 'IsFinished' }, Right: dropped }, catalogue);
  expect(root.items).toMatchObject([{ kind: 'condition' }, { kind: 'fixed', expression: dropped }]);
});

test('describes fixed conditions in the server’s terms', () => {
  expect(
    expressionText(
      { Type: 'DateGreaterThan', Left: { Type: 'AirDateSelector' }, Parameter: '2020-01-01' },
      catalogue,
    ),
  ).toBe('Date Greater Than (Air Date Selector, 2020-01-01)');
});
