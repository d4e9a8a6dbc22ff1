import { isObject } from '@hondana/contract/isObject';
import { problem, serverFault } from '../http/errors.ts';
import { bodyField } from '../http/query.ts';
import type { FilterCondition, SortingCriteria } from '../model/types.ts';
import { BrokenExpression, UnknownExpression } from './compile.ts';
import type { FilterQuery } from './filterQuery.ts';

export interface FilterBody extends FilterQuery {
  readonly name: string | null;
  readonly parentId: number | null;
  readonly isDirectory: boolean;
  readonly isHidden: boolean;
}

function optionalText(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string')
    throw problem({ [name]: [`Unexpected character encountered while parsing value for ${name}.`] });
  return value;
}

function readCondition(value: unknown, path: string): FilterCondition | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) throw problem({ [path]: ['Error converting value to a filter condition.'] });
  const type = optionalText(bodyField(value, 'Type'), `${path}.Type`);
  if (type === undefined || type === '') throw problem({ [`${path}.Type`]: ['The Type field is required.'] });
  const condition: FilterCondition = { Type: type };
  const left = readCondition(bodyField(value, 'Left'), `${path}.Left`);
  const right = readCondition(bodyField(value, 'Right'), `${path}.Right`);
  const parameter = optionalText(bodyField(value, 'Parameter'), `${path}.Parameter`);
  const second = optionalText(bodyField(value, 'SecondParameter'), `${path}.SecondParameter`);
  if (left !== undefined) condition.Left = left;
  if (parameter !== undefined) condition.Parameter = parameter;
  if (right !== undefined) condition.Right = right;
  if (second !== undefined) condition.SecondParameter = second;
  return condition;
}

function readSorting(value: unknown, path: string): SortingCriteria | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isObject(value)) throw problem({ [path]: ['Error converting value to sorting criteria.'] });
  const type = optionalText(bodyField(value, 'Type'), `${path}.Type`);
  if (type === undefined || type === '') throw problem({ [`${path}.Type`]: ['The Type field is required.'] });
  const next = readSorting(bodyField(value, 'Next'), `${path}.Next`);
  const parameter = optionalText(bodyField(value, 'Parameter'), `${path}.Parameter`);
  return {
    Type: type,
    IsInverted: bodyField(value, 'IsInverted') === true,
    ...(parameter === undefined ? {} : { Parameter: parameter }),
    ...(next === undefined ? {} : { Next: next }),
  };
}

/** Body of a preview, a new filter or a changed one. @throws 400 problem */
export function readFilterBody(body: unknown): FilterBody {
  if (!isObject(body)) throw problem({ '': ['A non-empty request body is required.'] });
  const parent = bodyField(body, 'ParentID');
  return {
    name: optionalText(bodyField(body, 'Name'), 'Name') ?? null,
    parentId: typeof parent === 'number' && parent > 0 ? parent : null,
    isDirectory: bodyField(body, 'IsDirectory') === true,
    isHidden: bodyField(body, 'IsHidden') === true,
    applyAtSeriesLevel: bodyField(body, 'ApplyAtSeriesLevel') === true,
    expression: readCondition(bodyField(body, 'Expression'), 'Expression') ?? null,
    sorting: readSorting(bodyField(body, 'Sorting'), 'Sorting') ?? null,
  };
}

/** Answers an invalid filter as the reference does. */
export function withFilterErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof UnknownExpression) throw problem({ Expression: [error.message] });
    if (error instanceof BrokenExpression) throw serverFault();
    throw error;
  }
}
