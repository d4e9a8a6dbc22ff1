import type { FilterExpression } from '@hondana/shared/api/types';
import { escaped } from '../../../shared/addressText.ts';

function treeText({ Type, Left, Right, Parameter, SecondParameter }: FilterExpression): string {
  const branches = [Left, Right].filter((branch) => branch != null);
  const parameters = [Parameter, SecondParameter].filter((parameter) => parameter != null);
  const head = branches.length === 0 ? Type : `${Type}-${branches.length}`;
  return [[head, ...parameters.map(escaped)].join('.'), ...branches.map(treeText)].join('_');
}

/** The inverse of `decodeTrees`. */
export function encodeTrees(expressions: readonly FilterExpression[]): string {
  return expressions.map(treeText).join('_');
}
