import { isCssColor } from './cssColor.ts';
import { themeVariables } from './themeVariables.ts';

/** What the interface takes of a theme, and what it leaves. */
export interface ParsedTheme {
  /** Known variables with values that are colours. */
  readonly variables: ReadonlyMap<string, string>;
  /** Rules and values that are ignored, in words, shortened; at most {@link mostNamed}. */
  readonly ignored: readonly string[];
  /** How many more are ignored and not named. */
  readonly unnamed: number;
}

/** Larger than this is no theme. */
export const largestTheme = 256 * 1024;
export const mostNamed = 50;

interface Block {
  readonly prelude: string;
  /** Nothing for a statement that ends with a semicolon. */
  readonly content: string | undefined;
}

const known = new Set(themeVariables);
const quotes = new Set(['"', "'"]);

/** Comments go first, so that none can hide a bracket. One that never ends takes the rest with it. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

/** The place after a quoted text, a backslash with what it escapes, or a single character. */
function next(css: string, at: number): number {
  const character = css[at] ?? '';
  if (character === '\\') return at + 2;
  if (!quotes.has(character)) return at + 1;
  for (let end = at + 1; end < css.length; end += 1) {
    if (css[end] === '\\') end += 1;
    else if (css[end] === character || css[end] === '\n') return end + 1;
  }
  return css.length;
}

/** Splits a style sheet into its top-level rules and statements; the content of a rule's braces stays one text. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let begun = 0;
  let opened = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at = next(css, at)) {
    const character = css[at];
    if (character === '{') {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(begun, opened).trim(), content: css.slice(opened + 1, at) });
      begun = at + 1;
    } else if (character === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(begun, at).trim(), content: undefined });
      begun = at + 1;
    }
  }
  const rest = css.slice(begun).trim();
  if (depth > 0) {
    blocks.push({ prelude: css.slice(begun, opened).trim(), content: css.slice(opened + 1) });
  } else if (rest !== '') blocks.push({ prelude: rest, content: undefined });
  return blocks.filter(({ prelude, content }) => prelude !== '' || content !== undefined);
}

function isOwnSelector(prelude: string, id: string): boolean {
  const own = `.theme-${id}`.toLowerCase();
  const allowed = [own, `body${own}`, `html${own}`, `:root${own}`, ':root'];
  return prelude.split(',').every((selector) => allowed.includes(selector.trim().toLowerCase()));
}

/** A value with the theme's own variables put in; nothing where one is missing, or they go in a circle. */
function resolved(value: string, own: ReadonlyMap<string, string>, depth = 0): string | undefined {
  if (depth > 8 || value.length > 1000) return undefined;
  const reference = /var\(\s*(--[\w-]+)\s*\)/;
  const found = reference.exec(value);
  if (!found) return value;
  const target = own.get(found[1] ?? '');
  const inner = target === undefined ? undefined : resolved(target, own, depth + 1);
  if (inner === undefined) return undefined;
  return resolved(
    value.replace(reference, () => inner),
    own,
    depth + 1,
  );
}

/**
 * Reads a theme of the server, which is anybody's style sheet, as data: the variables that the interface knows, on
 * the theme's own class, where their values are colours. Everything else is ignored and named. Nothing of the text
 * goes to the page but those colours.
 *
 * @param id the theme's ID, as in `WebUI/Theme`
 *
 * @example parseTheme('.theme-sea { --panel-text: #cfd8e3; color: red }', 'sea').variables.get('--panel-text')
 */
export function parseTheme(css: string, id: string): ParsedTheme {
  const ignored: string[] = [];
  const ignore = (text: string): void => {
    const flat = text.replace(/\s+/g, ' ').trim();
    ignored.push(flat.length > 80 ? `${flat.slice(0, 79)}…` : flat);
  };
  const own = new Map<string, string>();
  if (css.length > largestTheme) ignore('Everything: the theme is larger than 256 KiB');
  else {
    for (const { prelude, content } of blocksOf(withoutComments(css))) {
      if (content === undefined || !isOwnSelector(prelude, id)) ignore(prelude);
      else readDeclarations(content, own, ignore);
    }
  }
  const used = new Set([...own.values()].flatMap((value) => value.match(/--[\w-]+/g) ?? []));
  const variables = new Map<string, string>();
  for (const [name, value] of own) {
    const colour = known.has(name) ? resolved(value, own) : undefined;
    if (colour !== undefined && isCssColor(colour)) variables.set(name, colour.trim());
    else if (known.has(name) || !used.has(name)) ignore(`${name}: ${value}`);
  }
  return {
    variables,
    ignored: ignored.slice(0, mostNamed),
    unnamed: Math.max(0, ignored.length - mostNamed),
  };
}

function readDeclarations(content: string, own: Map<string, string>, ignore: (text: string) => void): void {
  for (const { prelude, content: nested } of blocksOf(content)) {
    const declaration = /^(--[\w-]+)\s*:([\s\S]*)$/.exec(prelude);
    const [, name, value] = declaration ?? [];
    if (nested !== undefined || name === undefined || value === undefined) ignore(prelude);
    else own.set(name, value.replace(/!\s*important\s*$/i, '').trim());
  }
}
