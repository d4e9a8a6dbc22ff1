import rows from './expressions.json' with { type: 'json' };
import type { DateName, FlagName, NumberName, SetName } from './facts.ts';

/** The result type of an expression decides where it may be used. */
type ValueKind = 'Expression' | 'DateSelector' | 'NumberSelector' | 'StringSelector' | 'StringSetSelector';

type ParameterKind = 'String' | 'Number' | 'Date' | 'TimeSpan' | 'Bool' | 'StringSet';

export type Comparison =
  | 'Equals'
  | 'NotEquals'
  | 'GreaterThan'
  | 'GreaterThanEquals'
  | 'LessThan'
  | 'LessThanEquals';
export type TextTest =
  | 'Contains'
  | 'Equals'
  | 'NotEquals'
  | 'StartsWith'
  | 'EndsWith'
  | 'RegexMatches'
  | 'FuzzyMatches';

export type Meaning =
  | { readonly is: 'and' | 'or' | 'xor' | 'not' }
  | { readonly is: 'flag'; readonly flag: FlagName }
  | { readonly is: 'positive'; readonly number: NumberName }
  | { readonly is: 'inSet'; readonly set: SetName }
  | { readonly is: 'pairInSet'; readonly set: SetName }
  | { readonly is: 'favorite' | 'missingVote' | 'missingPermanentVote' | 'never' | 'always' }
  | { readonly is: 'number'; readonly number: NumberName }
  | { readonly is: 'count'; readonly set: SetName }
  | { readonly is: 'date'; readonly date: DateName }
  | { readonly is: 'set'; readonly set: SetName }
  | { readonly is: 'name' | 'today' }
  | { readonly is: 'dateAdd' | 'dateDiff' }
  | { readonly is: 'compareNumbers' | 'compareDates'; readonly by: Comparison }
  | { readonly is: 'compareText'; readonly by: TextTest }
  | { readonly is: 'anyText' | 'allText'; readonly by: TextTest }
  | { readonly is: 'overlaps' | 'textIn' };

/** Values offered to clients: those of a set, or the years and seasons in which series aired. */
export type Possible = SetName | 'seasonPairs';

export interface ExpressionKind {
  readonly Expression: string;
  readonly Name: string;
  readonly Group: 'Info' | 'Logic' | 'Function' | 'Selector';
  readonly Description: string;
  readonly Type: ValueKind;
  readonly Left?: ValueKind;
  readonly Right?: ValueKind;
  readonly Parameter?: ParameterKind;
  readonly SecondParameter?: ParameterKind;
  readonly PossibleParameters?: readonly string[];
  readonly PossibleSecondParameters?: readonly string[];
  readonly meaning: Meaning;
  readonly possible?: Possible;
}

/** By name, in the server's order. */
export const expressionKinds: ReadonlyMap<string, ExpressionKind> = new Map(
  (rows as readonly ExpressionKind[]).map((kind) => [kind.Expression, kind]),
);

/** Accepts all spellings of clients: `AnyContains`, `AnyContainsExpression`, `NamesSelector`. */
export function kindNamed(type: string): ExpressionKind | undefined {
  const short = type
    .trim()
    .replace(/Expression$/, '')
    .replace(/Function$/, '')
    .replace(/Selector$/, '');
  return expressionKinds.get(short);
}
