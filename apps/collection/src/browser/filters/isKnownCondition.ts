import type { FilterExpression, FilterExpressionHelp } from '@hondana/shared/api/types';
import type { Condition } from '../../shared/liveFilter.ts';

/** Whether the server's catalogue has a condition's criterion, with the kind of value that the condition has. */
export function isKnownCondition(condition: Condition, catalogue: readonly FilterExpressionHelp[]): boolean {
  const help = catalogue.find(({ Expression }) => Expression === condition.expression);
  if (help?.Group !== 'Info') return false;
  return (condition.kind === 'flag') === !help.Parameter;
}

/** Whether the catalogue has each part of an expression. */
export function isKnownExpression(
  { Type, Left, Right }: FilterExpression,
  catalogue: readonly FilterExpressionHelp[],
): boolean {
  return (
    catalogue.some(({ Expression }) => Expression === Type) &&
    [Left, Right].every((branch) => !branch || isKnownExpression(branch, catalogue))
  );
}
