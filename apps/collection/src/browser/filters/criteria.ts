import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import type { AnimeType, FilterExpressionHelp } from '@hondana/shared/api/types';
import { type Condition, type ConditionValue, isTagCriterion } from '../../shared/liveFilter.ts';
import type { NameOf } from './usePeopleNames.ts';

/** What people may choose from the server's catalogue, in the order of names (facts 5.6). */
export function criteriaByName(catalogue: readonly FilterExpressionHelp[]): FilterExpressionHelp[] {
  return catalogue
    .filter(({ Group }) => Group === 'Info')
    .sort((one, other) => one.Name.localeCompare(other.Name));
}

/** The condition as its control begins: true, or without values. */
export function newCondition({ Expression, Parameter }: FilterExpressionHelp): Condition {
  if (isTagCriterion(Expression)) {
    return { kind: 'tags', expression: Expression, included: [], excluded: [] };
  }
  if (!Parameter) return { kind: 'flag', expression: Expression, value: true };
  return { kind: 'values', expression: Expression, match: 'any', values: [] };
}

const seasons = ['Winter', 'Spring', 'Summer', 'Fall'];

/** Seasons in the order of a year; other pairs keep the order in which they came. */
function byTime(
  [year = '', season = '']: ConditionValue,
  [otherYear = '', other = '']: ConditionValue,
): number {
  if (!seasons.includes(season) || !seasons.includes(other)) return 0;
  return Number(year) - Number(otherYear) || seasons.indexOf(season) - seasons.indexOf(other);
}

/**
 * The values to choose from: the server's own, or made of what is typed where it lists none.
 *
 * @param typed what stands in the field
 */
export function possibleValues(help: FilterExpressionHelp, typed: string): ConditionValue[] {
  if (help.PossibleParameterPairs) {
    return help.PossibleParameterPairs.flatMap(([first, second]): ConditionValue[] =>
      first && second ? [[first, second]] : [],
    ).sort(byTime);
  }
  const text = typed.trim();
  const firsts = help.PossibleParameters?.filter((name) => name !== '') ?? (text === '' ? [] : [text]);
  const seconds = help.PossibleSecondParameters;
  if (!seconds) return firsts.map((first) => [first]);
  return firsts.flatMap((first) => seconds.map((second): ConditionValue => [first, second]));
}

/** Whether the server lists what can be chosen. */
export function hasKnownValues({
  PossibleParameters,
  PossibleParameterPairs,
}: FilterExpressionHelp): boolean {
  return PossibleParameters !== undefined || PossibleParameterPairs !== undefined;
}

/**
 * "2019: Spring" for a pair; types of anime as they are called elsewhere, people by their names.
 *
 * @param nameOf the name that belongs to an ID, where a value is one
 */
export function conditionValueText(expression: string, value: ConditionValue, nameOf?: NameOf): string {
  if (expression === 'HasAnimeType') return animeTypeText(value[0] as AnimeType);
  const [first, ...rest] = value;
  return [nameOf?.(expression, first) ?? first, ...rest].join(': ');
}
