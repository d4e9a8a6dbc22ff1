import { t } from '@lingui/core/macro';
import { isCssColor } from './cssColor.ts';
import { themeVariables } from './themeVariables.ts';

export interface ParsedTheme {
  readonly variables: ReadonlyMap<string, string>;
  /** Text of ignored rules and values, shortened; at most {@link maxNamedIgnored}. */
  readonly ignored: readonly string[];
  /** How many more were ignored. */
  readonly unnamed: number;
}

/** In characters; anything larger is ignored. */
export const maxThemeLength = 256 * 1024;
export const maxNamedIgnored = 50;

interface Block {
  readonly prelude: string;
  /** Undefined for a statement that ends with a semicolon. */
  readonly content: string | undefined;
}

const known = new Set(themeVariables);
const quotes = new Set(['"', "'"]);

/** Removed first, so that no comment can hide a bracket. An unterminated comment swallows the rest. */
function withoutComments(css: string): string {
  return css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ');
}

/** The index after a quoted string, an escape or a single character. */
function nextIndex(css: string, at: number): number {
  const character = css[at] ?? '';
  if (character === '\\') return at + 2;
  if (!quotes.has(character)) return at + 1;
  for (let end = at + 1; end < css.length; end += 1) {
    if (css[end] === '\\') end += 1;
    else if (css[end] === character || css[end] === '\n') return end + 1;
  }
  return css.length;
}

/** Splits into top-level rules and statements; a rule's content stays unparsed. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let openBrace = -1;
  let depth = 0;
  for (let at = 0; at < css.length; at = nextIndex(css, at)) {
    const character = css[at];
    if (character === '{') {
      if (depth === 0) openBrace = at;
      depth += 1;
    } else if (character === '}' && depth > 0) {
      depth -= 1;
      if (depth > 0) continue;
      blocks.push({ prelude: css.slice(start, openBrace).trim(), content: css.slice(openBrace + 1, at) });
      start = at + 1;
    } else if (character === ';' && depth === 0) {
      blocks.push({ prelude: css.slice(start, at).trim(), content: undefined });
      start = at + 1;
    }
  }
  const rest = css.slice(start).trim();
  if (depth > 0) {
    blocks.push({ prelude: css.slice(start, openBrace).trim(), content: css.slice(openBrace + 1) });
  } else if (rest !== '') blocks.push({ prelude: rest, content: undefined });
  return blocks.filter(({ prelude, content }) => prelude !== '' || content !== undefined);
}

function isOwnSelector(prelude: string, id: string): boolean {
  const own = `.theme-${id}`.toLowerCase();
  const allowed = [own, `body${own}`, `html${own}`, `:root${own}`, ':root'];
  return prelude.split(',').every((selector) => allowed.includes(selector.trim().toLowerCase()));
}

/** Substitutes the theme's own variables; undefined if one is missing or the references are circular. */
function resolveVariables(
  value: string,
  declared: ReadonlyMap<string, string>,
  depth = 0,
): string | undefined {
  if (depth > 8 || value.length > 1000) return undefined;
  const reference = /var\(\s*(--[\w-]+)\s*\)/;
  const found = reference.exec(value);
  if (!found) return value;
  const target = declared.get(found[1] ?? '');
  const inner = target === undefined ? undefined : resolveVariables(target, declared, depth + 1);
  if (inner === undefined) return undefined;
  return resolveVariables(
    value.replace(reference, () => inner),
    declared,
    depth + 1,
  );
}

/**
 * Parses a server theme, an untrusted style sheet, as data: the known variables set on the theme's own class to
 * colours. Everything else is ignored and reported; nothing but those colours reaches the page.
 * @param id the theme's ID, as in `WebUI/Theme`
 * @example parseTheme('.theme-sea { --panel-text: #cfd8e3; color: red }', 'sea').variables.get('--panel-text')
 */
export function parseTheme(css: string, id: string): ParsedTheme {
  const ignored: string[] = [];
  const ignore = (text: string): void => {
    const flat = text.replace(/\s+/g, ' ').trim();
    ignored.push(flat.length > 80 ? `${flat.slice(0, 79)}…` : flat);
  };
  const declared = new Map<string, string>();
  if (css.length > maxThemeLength) ignore(t`Everything: the theme is larger than 256 KiB`);
  else {
    for (const { prelude, content } of blocksOf(withoutComments(css))) {
      if (content === undefined || !isOwnSelector(prelude, id)) ignore(prelude);
      else readDeclarations(content, declared, ignore);
    }
  }
  const used = new Set([...declared.values()].flatMap((value) => value.match(/--[\w-]+/g) ?? []));
  const variables = new Map<string, string>();
  for (const [name, value] of declared) {
    const colour = known.has(name) ? resolveVariables(value, declared) : undefined;
    if (colour !== undefined && isCssColor(colour)) variables.set(name, colour.trim());
    else if (known.has(name) || !used.has(name)) ignore(`${name}: ${value}`);
  }
  return {
    variables,
    ignored: ignored.slice(0, maxNamedIgnored),
    unnamed: Math.max(0, ignored.length - maxNamedIgnored),
  };
}

function readDeclarations(
  content: string,
  declared: Map<string, string>,
  ignore: (text: string) => void,
): void {
  for (const { prelude, content: nested } of blocksOf(content)) {
    const declaration = /^(--[\w-]+)\s*:([\s\S]*)$/.exec(prelude);
    const [, name, value] = declaration ?? [];
    if (nested !== undefined || name === undefined || value === undefined) ignore(prelude);
    else declared.set(name, value.replace(/!\s*important\s*$/i, '').trim());
  }
}
