/** A value that a text contains, by its name. */
export type TextValue = readonly [name: string];

/** One of several texts, by a number's plural form in the language in use. In them, `#` is the number. */
export type TextPlural = readonly [name: string, cases: Readonly<Record<string, Text>>];

/** One of several texts, by a word. */
export type TextSelect = readonly [name: string, by: 'word', cases: Readonly<Record<string, Text>>];

/** An element of the text, by its place among those of the source, with what it contains. */
export type TextElement = readonly [index: number, content?: Text];

export type TextPart = string | TextValue | TextPlural | TextSelect | TextElement;

/** A text as builds compile it from ICU messages, in English or another language. */
export type Text = string | readonly TextPart[];

/** What a bundle says in one language, by the IDs of its texts. */
export type Texts = Readonly<Record<string, Text>>;
