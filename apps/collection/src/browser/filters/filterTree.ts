import type { FilterExpression } from '@hondana/shared/api/types';
import type { Condition, LiveFilter } from '../../shared/liveFilter.ts';

/**
 * Several expressions as one, nested to the right (facts 5.6); undefined when there are none.
 *
 * @example joined('And', [search, condition, preset])
 */
export function joined(
  type: 'And' | 'Or',
  expressions: readonly FilterExpression[],
): FilterExpression | undefined {
  const [first, ...rest] = expressions;
  if (!first) return undefined;
  const others = joined(type, rest);
  return others ? { Type: type, Left: first, Right: others } : first;
}

/** What must not hold. */
export function negated(expression: FilterExpression): FilterExpression {
  return { Type: 'Not', Left: expression };
}

/** What a condition says; undefined for one without a value. */
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

/**
 * The tree that the server understands; undefined when no condition says anything yet. However many values a
 * condition has, they stay under its own Or or And.
 */
export function liveFilterExpression(filter: LiveFilter): FilterExpression | undefined {
  return joined(
    'And',
    filter.map(conditionExpression).filter((expression) => expression !== undefined),
  );
}
