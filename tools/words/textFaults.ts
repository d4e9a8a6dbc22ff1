import type { Text, TextPart } from '@hondana/shared/language/text';
import type { Entry } from './catalogue.ts';
import { compileText } from './compileText.ts';

function partsIn(text: Text): Exclude<TextPart, string>[] {
  if (typeof text === 'string') return [];
  return text.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [, second, words] = part;
    const inner = Array.isArray(second) ? [second as Text] : Object.values(words ?? casesOf(part));
    return [part, ...inner.flatMap(partsIn)];
  });
}

/** The forms of a plural, empty for any other part. */
function casesOf(part: Exclude<TextPart, string>): Readonly<Record<string, Text>> {
  const [, cases] = part;
  return typeof cases === 'object' && !Array.isArray(cases) ? (cases as Readonly<Record<string, Text>>) : {};
}

/** Values and elements of a text; those in each branch of a choice count once. */
function namesIn(text: Text): string[] {
  const names = partsIn(text).map(([name]) => (typeof name === 'number' ? `<${name}>` : `{${name}}`));
  return [...new Set(names)].sort();
}

function formsIn(text: Text): Map<string, readonly string[]> {
  const plurals = partsIn(text).filter((part) => Object.keys(casesOf(part)).length > 0);
  return new Map(plurals.map((part) => [String(part[0]), Object.keys(casesOf(part))]));
}

/** What is wrong with a translation: values lost or invented, plural forms that are missing or that the language lacks. */
export function textFaults({ message, translation }: Entry, language: string): string[] {
  let [source, target]: [Text, Text] = ['', ''];
  try {
    [source, target] = [compileText(message), compileText(translation)];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
  const [wanted, given] = [namesIn(source), namesIn(target)];
  const known = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return [
    ...wanted.filter((name) => !given.includes(name)).map((name) => `lacks ${name}`),
    ...given.filter((name) => !wanted.includes(name)).map((name) => `has ${name}, which the source has not`),
    ...[...formsIn(target)].flatMap(([name, forms]) => [
      ...known
        .filter((form) => !forms.includes(form))
        .map((form) => `lacks the plural form “${form}” of {${name}}`),
      ...forms
        .filter((form) => /^[a-z]/.test(form) && !known.includes(form as Intl.LDMLPluralRule))
        .map((form) => `has the plural form “${form}” of {${name}}, which the language has not`),
    ]),
  ];
}
