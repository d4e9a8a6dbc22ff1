import { changeLanguage, sourceLanguage } from '@hondana/shared/language/catalogues';
import type { Texts } from '@hondana/shared/language/text';
import type { LanguageFile } from '@hondana/shared/remote/descriptor';
import { rememberedLanguage } from './chosenLanguage.ts';
import { fetchLanguageFile, setLanguageFile } from './languageFile.ts';

let starting: Promise<void> = Promise.resolve();
let shellVersion = '';

/** @param version of the shell */
export function startLanguage(version: string): Promise<void> {
  shellVersion = version;
  const tag = rememberedLanguage();
  if (tag === sourceLanguage) return starting;
  starting = fetchLanguageFile(tag).then(
    (file) => applyLanguage(tag, file, {}),
    // In English then: choosing the language again says what fails.
    () => {},
  );
  return starting;
}

/** Resolves once the page's first language is known. */
export const languageStarted = (): Promise<void> => starting;

const rightToLeft = /^(ar|fa|he|ur)\b/;

/** Changes the language, and the page's `lang` and `dir`. */
export function applyLanguage(
  tag: string,
  file: LanguageFile,
  remotes: Readonly<Record<string, Texts>>,
): void {
  const { documentElement } = document;
  documentElement.lang = tag;
  documentElement.dir = rightToLeft.test(tag) ? 'rtl' : 'ltr';
  setLanguageFile(file);
  changeLanguage(tag, { shell: file.shells[shellVersion] ?? {}, ...remotes });
}
