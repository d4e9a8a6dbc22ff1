import type { FilterExpression, FilterExpressionHelp } from '@hondana/shared/api/types';
import type { Condition } from '../../shared/liveFilter.ts';

/** The criterion must also take this kind of value. */
export function isKnownCondition(condition: Condition, catalogue: readonly FilterExpressionHelp[]): boolean {
  const help = catalogue.find(({ Expression }) => Expression === condition.expression);
  if (help?.Group !== 'Info') return false;
  return (condition.kind === 'flag') === !help.Parameter;
}

export function isKnownExpression(
  { Type, Left, Right }: FilterExpression,
  catalogue: readonly FilterExpressionHelp[],
): boolean {
  return (
    catalogue.some(({ Expression }) => Expression === Type) &&
    [Left, Right].every((branch) => !branch || isKnownExpression(branch, catalogue))
  );
}
