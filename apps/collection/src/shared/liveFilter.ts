/**
 * The live filter: what the controls of the sidebar say and what stands in the address. The address reads
 * `IsFinished_-HasTmdbLink_HasTag.mecha.-comedy_HasAudioLanguage-all.japanese.german_InSeason.2019-Spring`:
 * conditions apart by `_`, values by `.`, the halves of a pair by `-`, and `*` before any of the four that
 * belongs to a value. None of these is changed by the address's own encoding, so it can be read and shared.
 */

import { escaped, plain, split } from './addressText.ts';

/** A value of a criterion; the second half is there for pairs, such as a year and a season. */
export type ConditionValue = readonly [string] | readonly [string, string];

/** Tags that must and tags that must not be there. */
export interface TagCondition {
  readonly kind: 'tags';
  readonly expression: string;
  readonly included: readonly string[];
  readonly excluded: readonly string[];
}

/** Values of which any or all must be there. */
export interface ValuesCondition {
  readonly kind: 'values';
  readonly expression: string;
  readonly match: 'any' | 'all';
  readonly values: readonly ConditionValue[];
}

/** What is so, or is not. */
export interface FlagCondition {
  readonly kind: 'flag';
  readonly expression: string;
  readonly value: boolean;
}

export type Condition = TagCondition | ValuesCondition | FlagCondition;

/** At most one condition of each criterion, in the order of their controls. */
export type LiveFilter = readonly Condition[];

const tagCriteria: ReadonlySet<string> = new Set(['HasTag', 'HasCustomTag']);

/** Whether a criterion is about tags by name, which can be included and excluded. */
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

/**
 * The text of a live filter for the address; empty for one without conditions.
 *
 * @example encodeLiveFilter([{ kind: 'flag', expression: 'IsFinished', value: false }]) // "-IsFinished"
 */
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

/** The filter in an address, and the parts of the address that are invalid. */
export interface DecodedFilter {
  readonly filter: LiveFilter;
  readonly invalidParts: readonly string[];
}

/**
 * Reads the text of the address. Invalid parts are listed and left out, never guessed at.
 *
 * @example decodeLiveFilter('IsFinished').filter // [{ kind: 'flag', expression: 'IsFinished', value: true }]
 */
export function decodeLiveFilter(text: string): DecodedFilter {
  const filter: Condition[] = [];
  const invalidParts: string[] = [];
  if (text === '') return { filter, invalidParts };
  for (const part of split(text, '_')) {
    const condition = conditionOf(part);
    const isTwice = filter.some(({ expression }) => expression === condition?.expression);
    if (condition && !isTwice) filter.push(condition);
    else invalidParts.push(part);
  }
  return { filter, invalidParts };
}

/**
 * The address of the groups that a live filter leaves.
 *
 * @example <Link to={liveFilterAddress(tagFilter('User', 'Rainy days'))}>Rainy days</Link>
 */
export function liveFilterAddress(filter: LiveFilter): string {
  const text = encodeLiveFilter(filter);
  return `/collection/filter/live${text === '' ? '' : `?${new URLSearchParams({ f: text })}`}`;
}

/** The filter of one tag; people's own tags are asked for in another way than AniDB's (facts 5.6). */
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

/**
 * The filter of a season as a series names it: "Spring 2019"; undefined for any other text.
 *
 * @example seasonFilter('Spring 2019')
 */
export function seasonFilter(text: string): LiveFilter | undefined {
  const [, season, year] = /^(Winter|Spring|Summer|Fall|Autumn) (\d{4})$/.exec(text.trim()) ?? [];
  if (season === undefined || year === undefined) return undefined;
  return [{ kind: 'values', expression: 'InSeason', match: 'any', values: [[year, season]] }];
}

/** What AniDB names of a series beside its tags: who made it, and who appears in it. */
export type PersonKind = 'creator' | 'character';

/** The criteria by which a person, a company or a character is looked for; each takes the ID that AniDB has for it. */
export const personCriteria = { creator: 'HasCreator', character: 'HasCharacter' } as const;

/** The filter of all that a person or a company made, or that a character appears in. */
export function personFilter(kind: PersonKind, id: number): LiveFilter {
  return [{ kind: 'values', expression: personCriteria[kind], match: 'any', values: [[String(id)]] }];
}
