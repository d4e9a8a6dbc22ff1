/** The language and what each bundle says in it. For the shell alone: remotes read it through `language`. */
import { browserLocales } from './browserLocales.ts';
import { keyOf } from './keyOf.ts';
import type { Text, Texts } from './text.ts';
import { writingOf } from './writingOf.ts';

/** The language of the texts in the source, which needs no catalogue. */
export const sourceLanguage = 'en';

function localeOf(tag: string): string {
  const wanted = new Intl.Locale(tag);
  const own = browserLocales().find(
    (one) =>
      writingOf(one) === writingOf(wanted) && (!wanted.region || one.maximize().region === wanted.region),
  );
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

/** Whether the bundle says anything in the current language. */
export function hasTexts(bundle: string): boolean {
  return state.tag === sourceLanguage || Object.hasOwn(state.catalogues, bundle);
}

type Choose = (tag: string) => Promise<void>;

let choose: Choose = () => Promise.resolve();

/** How the shell changes the language and keeps it for the person. */
export function provideChooser(chooser: Choose): void {
  choose = chooser;
}

/** By what the shell has provided. */
export const chooseByShell: Choose = (tag) => choose(tag);

/** Adds what a bundle says in the current language, before it is drawn. */
export function addTexts(bundle: string, texts: Texts): void {
  state = { ...state, catalogues: { ...state.catalogues, [bundle]: texts } };
}

/** What the bundle says in the current language, or in English if it has no such text. */
export function findText(bundle: string, english: Text, id?: string): Text {
  const texts = Object.hasOwn(state.catalogues, bundle) ? state.catalogues[bundle] : undefined;
  if (!texts) return english;
  const key = id ?? keyOf(english);
  return (Object.hasOwn(texts, key) && texts[key]) || english;
}
