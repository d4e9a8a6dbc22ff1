import { cloneElement, createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { findText, languageState } from './catalogues.ts';
import type { Text, TextElement, TextPart } from './text.ts';

type Values = Readonly<Record<string, unknown>>;
type Elements = Readonly<Record<number, ReactElement>>;

const numbers = new Map<string, Intl.NumberFormat>();
const plurals = new Map<string, Intl.PluralRules>();

function formatNumber(value: number): string {
  const { locale } = languageState();
  const format = numbers.get(locale) ?? new Intl.NumberFormat(locale);
  numbers.set(locale, format);
  return format.format(value);
}

function pluralForm(value: number): string {
  const { tag } = languageState();
  const rules = plurals.get(tag) ?? new Intl.PluralRules(tag);
  plurals.set(tag, rules);
  return rules.select(value);
}

const isElement = (part: Exclude<TextPart, string>): part is TextElement => typeof part[0] === 'number';

/** `count` is the number of the plural that the text is in. */
function nodesOf(content: Text, values: Values, elements: Elements, count?: number): ReactNode[] {
  const parts = typeof content === 'string' ? [content] : content;
  return parts.flatMap((part): ReactNode[] => {
    if (typeof part === 'string') {
      return [count === undefined ? part : part.replaceAll('#', formatNumber(count))];
    }
    if (isElement(part)) {
      const [index, inner = []] = part;
      const children = nodesOf(inner, values, elements, count);
      const element = elements[index];
      return element ? [cloneElement(element, undefined, ...children)] : children;
    }
    const [name, by, words] = part;
    const value = values[name];
    if (by === undefined) return [value as ReactNode];
    if (by === 'word') return nodesOf(caseOf(words, String(value)), values, elements, count);
    const number = Number(value);
    const form = Object.hasOwn(by, number) ? String(number) : pluralForm(number);
    return nodesOf(caseOf(by, form), values, elements, number);
  });
}

function caseOf(cases: Readonly<Record<string, Text>> = {}, key: string): Text {
  return (Object.hasOwn(cases, key) ? cases[key] : cases.other) ?? '';
}

export interface BundleTexts {
  /** A text in the language in use. Texts that are the same in English alone have IDs. */
  readonly text: (english: Text, values?: Values, id?: string) => string;
  /** A text with elements, or with values that are more than text. */
  readonly rich: (english: Text, values?: Values, elements?: Elements, id?: string) => ReactNode;
}

/** How a bundle says its texts. Builds call it, not people: see `language/texts`. */
export function textsOfBundle(bundle: string): BundleTexts {
  return {
    text(english, values = {}, id) {
      const found = findText(bundle, english, id);
      return typeof found === 'string' ? found : nodesOf(found, values, {}).join('');
    },
    rich(english, values = {}, elements = {}, id) {
      const found = findText(bundle, english, id);
      return typeof found === 'string'
        ? found
        : createElement(Fragment, undefined, ...nodesOf(found, values, elements));
    },
  };
}
