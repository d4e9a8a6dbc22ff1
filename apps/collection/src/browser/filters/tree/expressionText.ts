import type { FilterExpression, FilterExpressionHelp } from '@hondana/shared/api/types';

/** In the server's own words, for what cannot be edited: "Date Is After (Air Date, 2020-01-01)". */
export function expressionText(
  { Type, Left, Right, Parameter, SecondParameter }: FilterExpression,
  catalogue: readonly FilterExpressionHelp[],
): string {
  const name = catalogue.find(({ Expression }) => Expression === Type)?.Name ?? Type;
  const inner = [
    ...[Left, Right].flatMap((branch) => (branch ? expressionText(branch, catalogue) : [])),
    ...[Parameter, SecondParameter].filter((parameter) => parameter != null),
  ];
  return inner.length === 0 ? name : `${name} (${inner.join(', ')})`;
}
