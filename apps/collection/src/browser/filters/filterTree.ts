import type { FilterExpression } from '@hondana/shared/api/types';
import type { Condition, LiveFilter } from '../../shared/liveFilter.ts';

/** Nested to the right (facts 5.6); undefined without expressions. */
export function joined(
  type: 'And' | 'Or',
  expressions: readonly FilterExpression[],
): FilterExpression | undefined {
  const [first, ...rest] = expressions;
  if (!first) return undefined;
  const others = joined(type, rest);
  return others ? { Type: type, Left: first, Right: others } : first;
}

export function negated(expression: FilterExpression): FilterExpression {
  return { Type: 'Not', Left: expression };
}

/** Undefined for a condition without a value. */
export function conditionExpression(condition: Condition): FilterExpression | undefined {
  const Type = condition.expression;
  if (condition.kind === 'flag') return condition.value ? { Type } : negated({ Type });
  if (condition.kind === 'tags') {
    return joined('And', [
      ...condition.included.map((Parameter) => ({ Type, Parameter })),
      ...condition.excluded.map((Parameter) => negated({ Type, Parameter })),
    ]);
  }
  return joined(
    condition.match === 'any' ? 'Or' : 'And',
    condition.values.map(([Parameter, SecondParameter]) =>
      SecondParameter === undefined ? { Type, Parameter } : { Type, Parameter, SecondParameter },
    ),
  );
}

/** Undefined while no condition has a value. A condition's values stay under its own Or or And. */
export function liveFilterExpression(filter: LiveFilter): FilterExpression | undefined {
  return joined(
    'And',
    filter.map(conditionExpression).filter((expression) => expression !== undefined),
  );
}
