import type { Text, TextPart, Texts } from '@hondana/shared/language/text';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const marked = 'àƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => marked[plain.indexOf(letter)] ?? letter);

export interface PseudoLanguage {
  readonly tag: string;
  readonly isLonger: boolean;
}

/** They show what a translation may do to the interface; neither is for people. */
export const pseudoLanguages: readonly PseudoLanguage[] = [
  /** Accented, and longer by 40 %. */
  { tag: 'en-XA', isLonger: true },
  /** Accented, and from right to left. */
  { tag: 'ar-XB', isLonger: false },
];

/** Not translated, and seen beside such texts. */
const names = /(Hondana|Shoko|AniDB|TMDB|Trakt|Plex|MyList|AVDump|VLC)/;

function pseudoString(text: string, isLonger: boolean): string {
  const parts = text.split(names).map((part, index) => {
    if (index % 2 === 1) return part;
    // Within words, so that a label still begins with the shorter text that is visible.
    return accent(isLonger ? part.replace(/[aeiou]/gi, '$&$&') : part);
  });
  return parts.join('');
}

/** A text as a pseudo-language has it: values and elements stay. */
export function pseudoText(text: Text, language: PseudoLanguage): Text {
  const { isLonger } = language;
  if (typeof text === 'string') return pseudoString(text, isLonger);
  return text.map((part): TextPart => {
    if (typeof part === 'string') return pseudoString(part, isLonger);
    const casesOf = (cases: Readonly<Record<string, Text>>): Readonly<Record<string, Text>> =>
      Object.fromEntries(Object.entries(cases).map(([name, text]) => [name, pseudoText(text, language)]));
    if (typeof part[0] === 'number') {
      const [index, content] = part as readonly [number, Text?];
      return content === undefined ? [index] : [index, pseudoText(content, language)];
    }
    const [name, by, words] = part as readonly [string, unknown?, Readonly<Record<string, Text>>?];
    if (words) return [name, 'word', casesOf(words)];
    return by === undefined ? [name] : [name, casesOf(by as Readonly<Record<string, Text>>)];
  });
}

/** @param english by key */
export function pseudoTexts(english: Texts, language: PseudoLanguage): Texts {
  return Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text, language)]));
}
