import { keyOf } from '@hondana/shared/language/keyOf';
import type { Text, Texts } from '@hondana/shared/language/text';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { packageFolder } from '../build/packageFolder.ts';
import { type Catalogue, type Entry, languagesOf, readTemplate, readTranslations } from './catalogue.ts';
import { compileText } from './compileText.ts';
import { type PseudoLanguage, pseudoText, pseudoTexts } from './pseudoText.ts';

/** The texts of one build, and what it says in each language. */
export interface BundleTexts {
  /** Notes that the build has the text. */
  readonly onText: (key: string) => void;
  /** Each language's texts, of those that the build has, by key. A text without translation is left out. */
  readonly catalogues: () => ReadonlyMap<string, Texts>;
  /** The same in English. */
  readonly english: () => Texts;
  /** Labels in a language, by their English. Those without translation are left out. */
  readonly translate: (language: string, labels: readonly string[]) => Readonly<Record<string, string>>;
}

/** By the key in the page. */
function keysOf(
  templates: readonly Catalogue[],
): Map<string, { readonly id: string; readonly entry: Entry }> {
  const found = new Map<string, { readonly id: string; readonly entry: Entry }>();
  for (const [id, entry] of templates.flatMap((template) => [...template])) {
    const key = entry.context === undefined ? keyOf(compileText(entry.message)) : id;
    const other = found.get(key)?.entry.message ?? entry.message;
    if (other !== entry.message) throw new Error(`“${other}” and “${entry.message}” have the same key.`);
    found.set(key, { id, entry });
  }
  return found;
}

const translationIn = (catalogue: Catalogue | undefined, id: string): string | undefined => {
  const { translation = '', isFuzzy = true } = catalogue?.get(id) ?? {};
  return translation === '' || isFuzzy ? undefined : translation;
};

interface BundleOptions {
  /** Speaks those too: for development. */
  readonly pseudoLanguages?: readonly PseudoLanguage[];
}

/** @param folder of the app, into which the library is compiled too */
export async function bundleTexts(
  folder: string,
  { pseudoLanguages = [] }: BundleOptions = {},
): Promise<BundleTexts> {
  const folders = [folder, packageFolder('@hondana/shared')];
  const keys = keysOf(await Promise.all(folders.map(readTemplate)));
  // Not those that the library alone has: a plugin would mix them with its English.
  const languages = languagesOf(folder);
  const translations = new Map<string, Catalogue>();
  for (const language of languages) {
    const each = await Promise.all(folders.map((folder) => readTranslations(folder, language)));
    // The app's own word wins over the library's.
    translations.set(language, new Map(each.toReversed().flatMap((catalogue) => [...catalogue])));
  }
  const used = new Set<string>();
  const textsBy = (messageOf: (id: string, entry: Entry) => string | undefined): Texts => {
    const texts = [...used].sort().flatMap((key): (readonly [string, Text])[] => {
      const known = keys.get(key);
      const message = known && messageOf(known.id, known.entry);
      return message === undefined ? [] : [[key, compileText(message)]];
    });
    return Object.fromEntries(texts);
  };
  const english = (): Texts => textsBy((_, { message }) => message);
  const labelIn = (language: string, label: string): string | undefined => {
    const pseudo = pseudoLanguages.find(({ tag }) => tag === language);
    return pseudo
      ? String(pseudoText(label, pseudo))
      : translationIn(translations.get(language), generateMessageId(label));
  };
  return {
    onText: (key) => used.add(key),
    catalogues: () =>
      new Map([
        ...[...translations].map(
          ([language, catalogue]) => [language, textsBy((id) => translationIn(catalogue, id))] as const,
        ),
        ...pseudoLanguages.map((language) => [language.tag, pseudoTexts(english(), language)] as const),
      ]),
    english,
    translate: (language, labels) =>
      Object.fromEntries(
        labels.flatMap((label) => {
          const translation = labelIn(language, label);
          return translation === undefined ? [] : [[label, translation]];
        }),
      ),
  };
}
