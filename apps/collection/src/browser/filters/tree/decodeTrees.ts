import type { FilterExpression } from '@hondana/shared/api/types';
import { plain, split } from '../../../shared/addressText.ts';

/** More than anybody writes by hand; what is longer would be as deep as it is long. */
const mostNodes = 500;

/**
 * Reads expressions from the text of an address: each node with the number of its branches and its parameters, before
 * those of its branches.
 *
 * @returns undefined for a text that is none
 * @example decodeTrees('Or-2_HasTag.mecha_Not-1_IsFinished') // [{ Type: 'Or', Left: { … }, Right: { … } }]
 */
export function decodeTrees(text: string): FilterExpression[] | undefined {
  const nodes = text === '' ? [] : split(text, '_');
  if (nodes.length > mostNodes) return undefined;
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
