import type { Texts } from '@hondana/shared/language/text';
import { packageFolder } from '../build/packageFolder.ts';
import { type Catalogue, languagesOf, readTemplate, readTranslations } from './catalogue.ts';
import { compileText } from './compileText.ts';

/** The texts of one build: their short IDs, and what it says in each language. */
export interface BundleTexts {
  /** Notes that the build has the text. @returns its short ID; texts in no template keep theirs */
  readonly shorten: (id: string) => string;
  /** Each language's texts, of those that the build has. A text without translation is left out. */
  readonly catalogues: () => ReadonlyMap<string, Texts>;
}

const sorted = (catalogue: Catalogue): string[] => [...catalogue.keys()].sort();

/** @param folder of the app, into which the library is compiled too */
export async function bundleTexts(folder: string): Promise<BundleTexts> {
  const folders = [folder, packageFolder('@hondana/shared')];
  const templates = await Promise.all(folders.map(readTemplate));
  // Numbered in one order whatever the bundler does first, so that the same source is the same build.
  const numbers = new Map(
    [...new Set(templates.flatMap(sorted))].map((id, number) => [id, number.toString(36)]),
  );
  const languages = [...new Set(folders.flatMap(languagesOf))].sort();
  const translations = new Map<string, Catalogue>();
  for (const language of languages) {
    const each = await Promise.all(folders.map((folder) => readTranslations(folder, language)));
    // The app's own word wins over the library's.
    translations.set(language, new Map(each.toReversed().flatMap((catalogue) => [...catalogue])));
  }
  const used = new Set<string>();
  const shorten = (id: string): string => {
    used.add(id);
    return numbers.get(id) ?? id;
  };
  const textsIn = (catalogue: Catalogue): Texts => {
    const texts = [...used].sort().flatMap((id) => {
      const { translation = '', isFuzzy = true } = catalogue.get(id) ?? {};
      return translation === '' || isFuzzy ? [] : [[shorten(id), compileText(translation)] as const];
    });
    return Object.fromEntries(texts);
  };
  return {
    shorten,
    catalogues: () =>
      new Map([...translations].map(([language, catalogue]) => [language, textsIn(catalogue)])),
  };
}
