import type { FilterExpression } from '@hondana/shared/api/types';
import {
  type Condition,
  type ConditionValue,
  isTagCriterion,
  type LiveFilter,
} from '../../shared/liveFilter.ts';

/** Flattens nested And or Or expressions; undefined for any other type. */
export function parts(
  type: 'And' | 'Or',
  { Type, Left, Right }: FilterExpression,
): FilterExpression[] | undefined {
  if (Type !== type) return undefined;
  if (!Left || !Right) return [];
  return [Left, Right].flatMap((side) => parts(type, side) ?? [side]);
}

function isLeaf({ Type, Left, Right }: FilterExpression): boolean {
  return !Left && !Right && !['And', 'Or', 'Not'].includes(Type);
}

function parameterValue({ Parameter, SecondParameter }: FilterExpression): ConditionValue | undefined {
  if (!Parameter) return undefined;
  return SecondParameter ? [Parameter, SecondParameter] : [Parameter];
}

/** Undefined when no control can represent it. */
export function conditionOf(expression: FilterExpression): Condition | undefined {
  const alternatives = parts('Or', expression);
  if (alternatives) {
    const [first] = alternatives;
    const values = alternatives
      .filter((one) => isLeaf(one) && one.Type === first?.Type)
      .map(parameterValue)
      .filter((value) => value !== undefined);
    if (!first || values.length < alternatives.length || isTagCriterion(first.Type)) return undefined;
    return { kind: 'values', expression: first.Type, match: 'any', values };
  }
  const negated = expression.Type === 'Not' ? expression.Left : undefined;
  const leaf = negated ?? expression;
  if (!isLeaf(leaf)) return undefined;
  const value = parameterValue(leaf);
  if (isTagCriterion(leaf.Type)) {
    if (value?.length !== 1) return undefined;
    const names: readonly string[] = value;
    return {
      kind: 'tags',
      expression: leaf.Type,
      included: negated ? [] : names,
      excluded: negated ? names : [],
    };
  }
  if (!value) return { kind: 'flag', expression: leaf.Type, value: !negated };
  return negated ? undefined : { kind: 'values', expression: leaf.Type, match: 'any', values: [value] };
}

/** Merges two conditions of one criterion that must both hold; undefined when no control can represent that. */
function both(one: Condition, other: Condition): Condition | undefined {
  if (one.kind === 'tags' && other.kind === 'tags') {
    return {
      ...one,
      included: [...one.included, ...other.included],
      excluded: [...one.excluded, ...other.excluded],
    };
  }
  if (one.kind === 'values' && other.kind === 'values' && other.values.length === 1) {
    const areAll = one.match === 'all' || one.values.length === 1;
    return areAll ? { ...one, match: 'all', values: [...one.values, ...other.values] } : undefined;
  }
  return undefined;
}

export interface ExpressionControls {
  readonly filter: LiveFilter;
  /** What no control can represent, such as date comparisons. */
  readonly rest: readonly FilterExpression[];
}

export function expressionControls(expression: FilterExpression | undefined): ExpressionControls {
  const found = new Map<string, Condition>();
  const rest: FilterExpression[] = [];
  for (const part of expression ? (parts('And', expression) ?? [expression]) : []) {
    const condition = conditionOf(part);
    const before = condition && found.get(condition.expression);
    const merged = before ? both(before, condition) : condition;
    if (merged) found.set(merged.expression, merged);
    else rest.push(part);
  }
  return { filter: [...found.values()], rest };
}
