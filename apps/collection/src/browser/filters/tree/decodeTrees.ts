import type { FilterExpression } from '@hondana/shared/api/types';
import { plain, split } from '../../../shared/addressText.ts';

/** More than anyone writes by hand; a longer text could nest as deep as it is long. */
const maxNodes = 500;

/**
 * Prefix notation: each node has its number of branches and its parameters, and is followed by its branches.
 *
 * @returns undefined for an invalid text
 * @example decodeTrees('Or-2_HasTag.mecha_Not-1_IsFinished') // [{ Type: 'Or', Left: { … }, Right: { … } }]
 */
export function decodeTrees(text: string): FilterExpression[] | undefined {
  const nodes = text === '' ? [] : split(text, '_');
  if (nodes.length > maxNodes) return undefined;
  let at = 0;
  const next = (): FilterExpression | undefined => {
    const [head = '', Parameter, SecondParameter] = split(nodes[at++] ?? '', '.').map(plain);
    const [, Type, branches] = /^([A-Za-z]+)(?:-([12]))?$/.exec(head) ?? [];
    const Left = branches && next();
    const Right = branches === '2' && next();
    if (!Type || (branches && !Left) || (branches === '2' && !Right)) return undefined;
    return {
      Type,
      ...(Left && { Left }),
      ...(Right && { Right }),
      ...(Parameter !== undefined && { Parameter }),
      ...(SecondParameter !== undefined && { SecondParameter }),
    };
  };
  const trees: FilterExpression[] = [];
  while (at < nodes.length) {
    const tree = next();
    if (!tree) return undefined;
    trees.push(tree);
  }
  return trees;
}
