import { animeTypeText } from '@hondana/shared/anime/animeTypeText';
import type { AnimeType, FilterExpressionHelp } from '@hondana/shared/api/types';
import { collator } from '@hondana/shared/language/collator';
import { type Condition, type ConditionValue, isTagCriterion } from '../../shared/liveFilter.ts';
import { seasonName } from '../../shared/seasonText.ts';
import type { ResolveName } from './usePeopleNames.ts';

/** Those offered to users (facts 5.6). */
export function criteriaByName(catalogue: readonly FilterExpressionHelp[]): FilterExpressionHelp[] {
  return catalogue
    .filter(({ Group }) => Group === 'Info')
    .sort((one, other) => collator().compare(one.Name, other.Name));
}

export function newCondition({ Expression, Parameter }: FilterExpressionHelp): Condition {
  if (isTagCriterion(Expression)) {
    return { kind: 'tags', expression: Expression, included: [], excluded: [] };
  }
  if (!Parameter) return { kind: 'flag', expression: Expression, value: true };
  return { kind: 'values', expression: Expression, match: 'any', values: [] };
}

const seasons = ['Winter', 'Spring', 'Summer', 'Fall'];

/** Seasons by time; other pairs keep their order. */
function byTime(
  [year = '', season = '']: ConditionValue,
  [otherYear = '', other = '']: ConditionValue,
): number {
  if (!seasons.includes(season) || !seasons.includes(other)) return 0;
  return Number(year) - Number(otherYear) || seasons.indexOf(season) - seasons.indexOf(other);
}

/** The server's own, or made from the typed text where it lists none. */
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

export function hasKnownValues({
  PossibleParameters,
  PossibleParameterPairs,
}: FilterExpressionHelp): boolean {
  return PossibleParameters !== undefined || PossibleParameterPairs !== undefined;
}

/**
 * "2019: Spring" for a pair; anime types and people by their names.
 *
 * @param nameOf resolves values that are IDs
 */
export function conditionValueText(expression: string, value: ConditionValue, nameOf?: ResolveName): string {
  if (expression === 'HasAnimeType') return animeTypeText(value[0] as AnimeType);
  const [first, ...rest] = value;
  const second = expression === 'InSeason' ? rest.map(seasonName) : rest;
  return [nameOf?.(expression, first) ?? first, ...second].join(': ');
}
