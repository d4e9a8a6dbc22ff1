import { isObject } from './isObject.ts';
import { type Kind, kindOf } from './shape.ts';

type Fields = Record<string, unknown>;

/** Keys that are numbers, letters or languages are data; objects with only such keys are not compared. */
const dataKey = /^(-?\d+|#|.|[a-z]{2}(-\w+)?)$/u;

function kindsOf(values: readonly unknown[]): Set<Kind> {
  return new Set(values.map(kindOf).filter((kind) => kind !== 'null'));
}

/** Undefined without objects, or if they are dictionaries. */
function fieldsOf(objects: readonly Fields[]): Set<string> | undefined {
  const keys = objects.flatMap((one) => Object.keys(one));
  const isDictionary = keys.length > 0 && keys.every((key) => dataKey.test(key));
  return objects.length === 0 || isDictionary ? undefined : new Set(keys);
}

function valuesOf(objects: readonly Fields[], key: string): unknown[] {
  return objects.filter((one) => key in one).map((one) => one[key]);
}

/** Compares all answers of a route with all its recordings, both ways; {@link shapeFaults} allows more fields. */
export function routeDifferences(recorded: readonly unknown[], answered: readonly unknown[]): string[] {
  const found: string[] = [];

  const compare = (path: string, left: readonly unknown[], right: readonly unknown[]): void => {
    const [leftKinds, rightKinds] = [kindsOf(left), kindsOf(right)];
    if (leftKinds.size === 0) return;
    if (rightKinds.size === 0) {
      found.push(`${path}: always null`);
      return;
    }
    if ([...rightKinds].some((kind) => !leftKinds.has(kind))) {
      found.push(`${path}: ${[...leftKinds].join('/')} is ${[...rightKinds].join('/')}`);
      return;
    }
    const [leftItems, rightItems] = [left.filter(Array.isArray).flat(), right.filter(Array.isArray).flat()];
    if (leftItems.length > 0 && rightKinds.has('array')) {
      if (rightItems.length === 0) {
        found.push(`${path}: always empty`);
        return;
      }
      compare(`${path}[]`, leftItems, rightItems);
    }
    compareFields(path, left, right);
  };

  const compareFields = (path: string, left: readonly unknown[], right: readonly unknown[]): void => {
    const [recordedObjects, answeredObjects] = [left.filter(isObject), right.filter(isObject)];
    const [recordedFields, answeredFields] = [fieldsOf(recordedObjects), fieldsOf(answeredObjects)];
    // Recorded without fields: a dictionary that was empty.
    if (!recordedFields?.size || answeredFields === undefined) return;
    for (const key of recordedFields) {
      if (answeredFields.has(key)) {
        compare(`${path}.${key}`, valuesOf(recordedObjects, key), valuesOf(answeredObjects, key));
      } else if (recordedObjects.every((one) => key in one)) {
        found.push(`${path}.${key}: missing`);
      }
    }
    for (const key of answeredFields) {
      if (!recordedFields.has(key)) found.push(`${path}.${key}: not in the real one`);
    }
  };

  compare('', recorded, answered);
  return found;
}
