import { t } from '@lingui/core/macro';

/** Joins texts as the language in use does: Chinese and Japanese have other commas and colons, and no spaces. */

type Optional = string | false | null | undefined;

const present = (texts: readonly Optional[]): string[] =>
  texts.filter((one): one is string => typeof one === 'string' && one !== '');

/**
 * Without “and”, unlike `formatList`: for facts and numbers. Empty texts are left out.
 * @example joinList(['Source', 'Watch']) // 'Source, Watch'
 */
export function joinList(items: readonly Optional[]): string {
  return present(items).reduce(
    (list, item) => (list === '' ? item : t({ message: `${list}, ${item}`, context: 'list without “and”' })),
    '',
  );
}

/**
 * Empty texts are left out.
 * @example joinSentences([t`The queue could not be cleared.`, error.message])
 */
export function joinSentences(sentences: readonly Optional[]): string {
  return present(sentences).reduce(
    (text, sentence) =>
      text === '' ? sentence : t({ message: `${text} ${sentence}`, context: 'two sentences' }),
    '',
  );
}

/** @example labelled(t`Episodes`, '12') // 'Episodes: 12' */
export function labelled(label: string, value: string): string {
  return t({ message: `${label}: ${value}`, context: 'label and value' });
}
