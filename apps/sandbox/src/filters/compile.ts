import type { FilterCondition } from '../model/types.ts';
import { type Comparison, type ExpressionKind, kindNamed, type TextTest } from './expressions.ts';
import type { Facts } from './facts.ts';
import { matchText, plainText } from './fuzzy.ts';

/** The tree names something the server doesn't have. */
export class UnknownExpression extends Error {}

/** A malformed tree, which the reference answers with 500. */
export class BrokenExpression extends Error {}

export type Condition = (facts: Facts) => boolean;

const day = 86400000;

interface Context {
  readonly userId: number;
  /** Midnight today, in ms since 1970. */
  readonly today: number;
}

function kindOf(node: FilterCondition | undefined): ExpressionKind {
  if (node === undefined) throw new BrokenExpression('A side is missing');
  const kind = kindNamed(node.Type);
  if (kind === undefined) throw new UnknownExpression(`FilterCondition type ${node.Type} was not found`);
  return kind;
}

function numberIn(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  const value = Number(text);
  if (Number.isNaN(value)) throw new BrokenExpression(`Not a number: ${text}`);
  return value;
}

function dateIn(text: string | undefined): number {
  if (text === undefined || text === '') return -Infinity;
  const value = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(value)) throw new BrokenExpression(`Not a date: ${text}`);
  return value;
}

/** Parses `d:hh:mm:ss[.fff]`, the server's format for spans here, and its shorter forms. In ms. */
export function spanIn(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  const parts = /^(-)?(?:(\d+)[.:])?(\d+):(\d{2}):(\d{2})(\.\d+)?$/.exec(text.trim());
  if (parts === null) throw new BrokenExpression(`Not a time span: ${text}`);
  const [, sign, days, hours, minutes, seconds, fraction] = parts;
  const total =
    Number(days ?? 0) * day +
    Number(hours) * 3600000 +
    Number(minutes) * 60000 +
    Number(seconds) * 1000 +
    Number(fraction ?? 0) * 1000;
  return sign === undefined ? total : -total;
}

function compare(a: number, b: number, by: Comparison): boolean {
  switch (by) {
    case 'Equals':
      return a === b;
    case 'NotEquals':
      return a !== b;
    case 'GreaterThan':
      return a > b;
    case 'GreaterThanEquals':
      return a >= b;
    case 'LessThan':
      return a < b;
    case 'LessThanEquals':
      return a <= b;
  }
}

/** The texts to test must be lower case. */
function textTest(by: TextTest, parameter: string): (text: string) => boolean {
  const wanted = parameter.replaceAll('\u00a0', ' ').toLowerCase();
  switch (by) {
    case 'Contains':
      return (text) => text.includes(wanted);
    case 'Equals':
      return (text) => text === wanted;
    case 'NotEquals':
      return (text) => text !== wanted;
    case 'StartsWith':
      return (text) => text.startsWith(wanted);
    case 'EndsWith':
      return (text) => text.endsWith(wanted);
    case 'RegexMatches':
      try {
        const pattern = new RegExp(parameter, 'iu');
        return (text) => pattern.test(text);
      } catch {
        throw new BrokenExpression(`Not a pattern: ${parameter}`);
      }
    case 'FuzzyMatches': {
      const plain = plainText(parameter);
      return (text) => matchText(text, plain, true) !== undefined;
    }
  }
}

function compileNumber(node: FilterCondition | undefined, context: Context): (facts: Facts) => number {
  const { meaning, Expression } = kindOf(node);
  if (meaning.is === 'count') return (facts) => facts.set(meaning.set).size;
  if (meaning.is !== 'number') throw new BrokenExpression(`${Expression} is no number`);
  const { number } = meaning;
  return (facts) => facts.number(number, context.userId);
}

function compileDate(node: FilterCondition | undefined, context: Context): (facts: Facts) => number {
  const { meaning, Expression } = kindOf(node);
  switch (meaning.is) {
    case 'today':
      return () => context.today;
    case 'dateAdd':
    case 'dateDiff': {
      const left = compileDate(node?.Left, context);
      const span = spanIn(node?.Parameter) * (meaning.is === 'dateAdd' ? 1 : -1);
      return (facts) => left(facts) + span;
    }
    case 'date': {
      const { date } = meaning;
      return (facts) => facts.date(date, context.userId);
    }
    default:
      throw new BrokenExpression(`${Expression} is no date`);
  }
}

function compileText(node: FilterCondition | undefined): (facts: Facts) => string {
  const { meaning, Expression } = kindOf(node);
  if (meaning.is !== 'name') throw new BrokenExpression(`${Expression} is no text`);
  return (facts) => facts.name.toLowerCase();
}

function compileSet(node: FilterCondition | undefined): (facts: Facts) => ReadonlySet<string> {
  const { meaning, Expression } = kindOf(node);
  if (meaning.is !== 'set') throw new BrokenExpression(`${Expression} is no set`);
  const { set } = meaning;
  return (facts) => facts.set(set);
}

/** Values are separated by `|||`; the reference drops the first and last character around them. */
function valuesIn(parameter: string | undefined): Set<string> {
  return new Set((parameter ?? '').slice(1, -1).toLowerCase().split('|||'));
}

function compileComparison(
  node: FilterCondition,
  by: Comparison,
  context: Context,
  dates: boolean,
): Condition {
  const compileSide = dates ? compileDate : compileNumber;
  const left = compileSide(node.Left, context);
  if (node.Right !== undefined) {
    const right = compileSide(node.Right, context);
    return (facts) => compare(left(facts), right(facts), by);
  }
  const fixed = dates ? dateIn(node.Parameter) : numberIn(node.Parameter);
  return (facts) => compare(left(facts), fixed, by);
}

/** @throws UnknownExpression for unknown names, BrokenExpression for malformed trees */
export function compile(node: FilterCondition | undefined, context: Context): Condition {
  const { meaning, Expression } = kindOf(node);
  if (node === undefined) throw new BrokenExpression('A side is missing');
  const { userId } = context;
  switch (meaning.is) {
    case 'and':
    case 'or':
    case 'xor': {
      const left = compile(node.Left, context);
      const right = compile(node.Right, context);
      if (meaning.is === 'and') return (facts) => left(facts) && right(facts);
      if (meaning.is === 'or') return (facts) => left(facts) || right(facts);
      return (facts) => left(facts) !== right(facts);
    }
    case 'not': {
      const left = compile(node.Left, context);
      return (facts) => !left(facts);
    }
    case 'flag': {
      const { flag } = meaning;
      return (facts) => facts.flag(flag);
    }
    case 'positive': {
      const { number } = meaning;
      return (facts) => facts.number(number, userId) > 0;
    }
    case 'inSet': {
      const wanted = (node.Parameter ?? '').toLowerCase();
      const { set } = meaning;
      return (facts) => facts.set(set).has(wanted);
    }
    case 'pairInSet': {
      const wanted = `${node.Parameter ?? ''}:${node.SecondParameter ?? ''}`.toLowerCase();
      const { set } = meaning;
      return (facts) => facts.set(set).has(wanted);
    }
    case 'favorite':
      return (facts) => facts.isFavorite(userId);
    case 'missingVote':
      return (facts) => facts.number('seriesVoteCount', userId) < facts.number('seriesCount', userId);
    case 'missingPermanentVote':
      return (facts) =>
        facts.number('seriesPermanentVoteCount', userId) < facts.number('seriesCount', userId);
    case 'never':
      return () => false;
    case 'always':
      return () => true;
    case 'compareNumbers':
      return compileComparison(node, meaning.by, context, false);
    case 'compareDates':
      return compileComparison(node, meaning.by, context, true);
    case 'compareText': {
      const left = compileText(node.Left);
      if (node.Right !== undefined) {
        const right = compileText(node.Right);
        const { by } = meaning;
        return (facts) => textTest(by, right(facts))(left(facts));
      }
      const test = textTest(meaning.by, node.Parameter ?? '');
      return (facts) => test(left(facts));
    }
    case 'anyText':
    case 'allText': {
      const left = compileSet(node.Left);
      const test = textTest(meaning.by, node.Parameter ?? '');
      if (meaning.is === 'allText') {
        return (facts) => {
          for (const text of left(facts)) if (!test(text)) return false;
          return true;
        };
      }
      return (facts) => {
        for (const text of left(facts)) if (test(text)) return true;
        return false;
      };
    }
    case 'overlaps': {
      const left = compileSet(node.Left);
      const wanted = valuesIn(node.Parameter);
      return (facts) => {
        for (const value of wanted) if (left(facts).has(value)) return true;
        return false;
      };
    }
    case 'textIn': {
      const left = compileText(node.Left);
      const wanted = valuesIn(node.Parameter);
      return (facts) => wanted.has(left(facts));
    }
    default:
      throw new BrokenExpression(`${Expression} is no condition`);
  }
}
