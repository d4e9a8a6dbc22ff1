/**
 * The live filter of the sidebar, as it stands in the address:
 * `IsFinished_-HasTmdbLink_HasTag.mecha.-comedy_HasAudioLanguage-all.japanese.german_InSeason.2019-Spring`.
 * `_` separates conditions, `.` values, `-` the halves of a pair; `*` escapes any of these in a value. URL encoding
 * leaves all four unchanged, so the address stays readable.
 */

import { escaped, plain, split } from './addressText.ts';

/** The second half is for pairs such as a year and a season. */
export type ConditionValue = readonly [string] | readonly [string, string];

export interface TagCondition {
  readonly kind: 'tags';
  readonly expression: string;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

export interface ValuesCondition {
  readonly kind: 'values';
  readonly expression: string;
  readonly match: 'any' | 'all';
  readonly values: readonly ConditionValue[];
}

export interface FlagCondition {
  readonly kind: 'flag';
  readonly expression: string;
  readonly value: boolean;
}

export type Condition = TagCondition | ValuesCondition | FlagCondition;

/** At most one condition of each criterion, in the order of their controls. */
export type LiveFilter = readonly Condition[];

const tagCriteria: ReadonlySet<string> = new Set(['HasTag', 'HasCustomTag']);

export function isTagCriterion(expression: string): boolean {
  return tagCriteria.has(expression);
}

function conditionText(condition: Condition): string {
  const { expression } = condition;
  if (condition.kind === 'flag') return condition.value ? expression : `-${expression}`;
  if (condition.kind === 'tags') {
    const names = [
      ...condition.included.map(escaped),
      ...condition.excluded.map((name) => `-${escaped(name)}`),
    ];
    return `${expression}.${names.join('.')}`;
  }
  const values = condition.values.map((value) => value.map(escaped).join('-'));
  return `${expression}${condition.match === 'all' ? '-all' : ''}.${values.join('.')}`;
}

export function encodeLiveFilter(filter: LiveFilter): string {
  return filter.map(conditionText).join('_');
}

function valueIn(text: string): ConditionValue | undefined {
  const [first = '', second, ...rest] = split(text, '-').map(plain);
  if (first === '' || second === '' || rest.length > 0) return undefined;
  return second === undefined ? [first] : [first, second];
}

function conditionOf(text: string): Condition | undefined {
  const [head = '', ...parts] = split(text, '.');
  const [, isNot, expression = '', isAll] = /^(-?)([A-Za-z]\w*?)(-all)?$/.exec(head) ?? [];
  if (expression === '') return undefined;
  if (parts.length === 0) {
    return isAll ? undefined : { kind: 'flag', expression, value: !isNot };
  }
  if (isNot) return undefined;
  const filled = parts.length === 1 && parts[0] === '' ? [] : parts;
  if (isTagCriterion(expression)) {
    if (isAll) return undefined;
    const included = filled.filter((part) => !part.startsWith('-')).map(plain);
    const excluded = filled.filter((part) => part.startsWith('-')).map((part) => plain(part.slice(1)));
    if ([...included, ...excluded].includes('')) return undefined;
    return { kind: 'tags', expression, included, excluded };
  }
  const values = filled.map(valueIn).filter((value) => value !== undefined);
  if (values.length < filled.length) return undefined;
  return { kind: 'values', expression, match: isAll ? 'all' : 'any', values };
}

export interface DecodedFilter {
  readonly filter: LiveFilter;
  readonly invalidParts: readonly string[];
}

/** Invalid parts are left out and listed, never guessed at. */
export function decodeLiveFilter(text: string): DecodedFilter {
  const filter: Condition[] = [];
  const invalidParts: string[] = [];
  if (text === '') return { filter, invalidParts };
  for (const part of split(text, '_')) {
    const condition = conditionOf(part);
    const isDuplicate = filter.some(({ expression }) => expression === condition?.expression);
    if (condition && !isDuplicate) filter.push(condition);
    else invalidParts.push(part);
  }
  return { filter, invalidParts };
}

export function liveFilterAddress(filter: LiveFilter): string {
  const text = encodeLiveFilter(filter);
  return `/collection/filter/live${text === '' ? '' : `?${new URLSearchParams({ f: text })}`}`;
}

/** Custom tags have a criterion of their own (facts 5.6). */
export function tagFilter(source: string, name: string): LiveFilter {
  return [
    {
      kind: 'tags',
      expression: source === 'User' ? 'HasCustomTag' : 'HasTag',
      included: [name],
      excluded: [],
    },
  ];
}

/** Takes a season as a series names it, "Spring 2019"; undefined for any other text. */
export function seasonFilter(text: string): LiveFilter | undefined {
  const [, season, year] = /^(Winter|Spring|Summer|Fall|Autumn) (\d{4})$/.exec(text.trim()) ?? [];
  if (season === undefined || year === undefined) return undefined;
  return [{ kind: 'values', expression: 'InSeason', match: 'any', values: [[year, season]] }];
}

export type PersonKind = 'creator' | 'character';

/** Each takes AniDB's ID. */
export const personCriteria = { creator: 'HasCreator', character: 'HasCharacter' } as const;

export function personFilter(kind: PersonKind, id: number): LiveFilter {
  return [{ kind: 'values', expression: personCriteria[kind], match: 'any', values: [[String(id)]] }];
}
