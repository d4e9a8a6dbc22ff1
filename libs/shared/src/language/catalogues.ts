/** The language and what each bundle says in it. For the shell alone: remotes read it through `language`. */
import { browserLocales } from './browserLocales.ts';
import type { Text, Texts } from './text.ts';

/** The language of the texts in the source, which needs no catalogue. */
export const sourceLanguage = 'en';

function localeOf(tag: string): string {
  const { language: wanted, region, script } = new Intl.Locale(tag).maximize();
  const own = browserLocales().find((one) => {
    const full = one.maximize();
    const isSame = full.language === wanted && full.script === script;
    return isSame && (!tag.includes('-') || full.region === region);
  });
  return own ? String(own) : tag;
}

interface LanguageState {
  readonly tag: string;
  /** The language as the reader's browser has it, with their region. */
  readonly locale: string;
  readonly catalogues: Readonly<Record<string, Texts>>;
}

const stateOf = (tag: string, catalogues: LanguageState['catalogues']): LanguageState => ({
  tag,
  locale: localeOf(tag),
  catalogues,
});

let state = stateOf(sourceLanguage, {});
const listeners = new Set<() => void>();

export const languageState = (): LanguageState => state;

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Changes the language at once, with what each loaded bundle says in it. */
export function changeLanguage(tag: string, catalogues: LanguageState['catalogues']): void {
  state = stateOf(tag, catalogues);
  for (const listener of [...listeners]) listener();
}

/** Adds what a bundle says in the current language, before it is drawn. */
export function addTexts(bundle: string, texts: Texts): void {
  state = { ...state, catalogues: { ...state.catalogues, [bundle]: texts } };
}

/** What the bundle says in the current language. Undefined if it has no such text. */
export function findText(bundle: string, id: string): Text | undefined {
  const texts = Object.hasOwn(state.catalogues, bundle) ? state.catalogues[bundle] : undefined;
  return texts && Object.hasOwn(texts, id) ? texts[id] : undefined;
}
