import { isObject } from './isObject.ts';

export type Kind = 'null' | 'array' | 'object' | 'string' | 'number' | 'boolean';

export function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as Kind;
}

export type IsDictionary = (path: string) => boolean;

/**
 * Each recorded field must be in every answer, each recorded type but null met at least once, and lists that were
 * recorded with elements must not be empty.
 *
 * @returns what is missing, each as path and description
 */
export function shapeFaults(
  recorded: unknown,
  answered: unknown,
  isDictionary: IsDictionary = () => false,
): string[] {
  const faults: string[] = [];

  const compare = (path: string, left: readonly unknown[], right: readonly unknown[]): void => {
    if (right.length === 0) return;
    for (const kind of new Set(left.map(kindOf))) {
      if (kind !== 'null' && !right.some((one) => kindOf(one) === kind)) {
        faults.push(
          `${path}: no answered value is a ${kind}, but ${[...new Set(right.map(kindOf))].join(', ')}`,
        );
      }
    }
    compareLists(path, left, right);
    compareObjects(path, left.filter(isObject), right.filter(isObject));
  };

  const compareLists = (path: string, left: readonly unknown[], right: readonly unknown[]): void => {
    const recordedElements = left.filter(Array.isArray).flat();
    const answeredElements = right.filter(Array.isArray).flat();
    if (recordedElements.length === 0) return;
    if (answeredElements.length === 0) faults.push(`${path}: the list is empty`);
    else compare(`${path}[]`, recordedElements, answeredElements);
  };

  const compareObjects = (
    path: string,
    left: readonly Record<string, unknown>[],
    right: readonly Record<string, unknown>[],
  ): void => {
    if (left.length === 0 || right.length === 0) return;
    if (isDictionary(path)) {
      const values = (objects: readonly Record<string, unknown>[]) =>
        objects.flatMap((one) => Object.values(one));
      if (values(left).length > 0 && values(right).length === 0) faults.push(`${path}: there is no entry`);
      compare(`${path}{}`, values(left), values(right));
      return;
    }
    for (const key of new Set(left.flatMap((one) => Object.keys(one)))) {
      const isFixed = left.every((one) => key in one);
      if (isFixed && !right.every((one) => key in one)) {
        faults.push(
          `${path}.${key}: ${right.some((one) => key in one) ? 'not in every element' : 'missing'}`,
        );
      }
      const present = (objects: readonly Record<string, unknown>[]) =>
        objects.filter((one) => key in one).map((one) => one[key]);
      compare(`${path}.${key}`, present(left), present(right));
    }
  };

  compare('$', [recorded], [answered]);
  return faults;
}
