import type { FilterExpression, FilterExpressionHelp } from '@hondana/shared/api/types';
import type { Condition } from '../../../shared/liveFilter.ts';
import { conditionOf, expressionControls, parts } from '../expressionControls.ts';
import { conditionExpression, joined, negated } from '../filterTree.ts';
import { isKnownCondition } from '../isKnownCondition.ts';

interface Item {
  /** Unique, so that an edited item is found again. */
  readonly key: string;
  readonly isNegated: boolean;
}

export interface FilterGroup extends Item {
  readonly kind: 'group';
  readonly match: 'all' | 'any';
  readonly items: readonly FilterItem[];
}

export interface EditableItem extends Item {
  readonly kind: 'condition';
  readonly condition: Condition;
}

/** What no control can represent, kept as it is. */
export interface FixedItem extends Item {
  readonly kind: 'fixed';
  readonly expression: FilterExpression;
}

export type FilterItem = FilterGroup | EditableItem | FixedItem;

let lastKey = 0;

function newKey(): string {
  lastKey += 1;
  return `item-${lastKey}`;
}

export function newGroup(match: FilterGroup['match'], items: readonly FilterItem[] = []): FilterGroup {
  return { kind: 'group', key: newKey(), isNegated: false, match, items };
}

export function newItem(condition: Condition): EditableItem {
  return { kind: 'condition', key: newKey(), isNegated: false, condition };
}

function fixed(expression: FilterExpression): FixedItem {
  return { kind: 'fixed', key: newKey(), isNegated: false, expression };
}

function itemOf(expression: FilterExpression, catalogue: readonly FilterExpressionHelp[]): FilterItem {
  const condition = conditionOf(expression);
  if (condition && isKnownCondition(condition, catalogue)) return newItem(condition);
  const all = parts('And', expression);
  if (all && all.length > 0) return groupOfAll(expression, catalogue);
  const any = parts('Or', expression);
  if (any && any.length > 0) {
    return newGroup(
      'any',
      any.map((part) => itemOf(part, catalogue)),
    );
  }
  if (expression.Type === 'Not' && expression.Left) {
    const inner = itemOf(expression.Left, catalogue);
    return { ...inner, isNegated: !inner.isNegated };
  }
  return fixed(expression);
}

function groupOfAll(expression: FilterExpression, catalogue: readonly FilterExpressionHelp[]): FilterGroup {
  const { filter, rest } = expressionControls(expression);
  const items = filter.flatMap((condition) => {
    if (isKnownCondition(condition, catalogue)) return newItem(condition);
    const result = conditionExpression(condition);
    return result ? fixed(result) : [];
  });
  return newGroup('all', [...items, ...rest.map((part) => itemOf(part, catalogue))]);
}

export function rootGroup(
  expression: FilterExpression | undefined,
  catalogue: readonly FilterExpressionHelp[],
): FilterGroup {
  if (!expression) return newGroup('all');
  const item = itemOf(expression, catalogue);
  return item.kind === 'group' ? item : newGroup('all', [item]);
}

/** Undefined for an empty group. */
export function expressionOf(item: FilterItem): FilterExpression | undefined {
  const result = withoutNegation(item);
  return result && item.isNegated ? negated(result) : result;
}

function withoutNegation(item: FilterItem): FilterExpression | undefined {
  if (item.kind === 'fixed') return item.expression;
  if (item.kind === 'condition') return conditionExpression(item.condition);
  return joined(
    item.match === 'all' ? 'And' : 'Or',
    item.items.map(expressionOf).filter((expression) => expression !== undefined),
  );
}

/** A condition without a value would be left out. */
export function isComplete(item: FilterItem): boolean {
  return item.kind === 'group' ? item.items.every(isComplete) : expressionOf(item) !== undefined;
}

/** At any depth; removes the item if `change` returns undefined. */
export function withItem(
  group: FilterGroup,
  key: string,
  change: (item: FilterItem) => FilterItem | undefined,
): FilterGroup {
  return {
    ...group,
    items: group.items.flatMap((item) => {
      if (item.key === key) return change(item) ?? [];
      return item.kind === 'group' ? withItem(item, key, change) : item;
    }),
  };
}
