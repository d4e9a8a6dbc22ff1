import { keyOf } from '@hondana/shared/language/keyOf';
import type { Text } from '@hondana/shared/language/text';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { transform } from '@lingui/native-tools';
import MagicString from 'magic-string';
import { type Expression, type ObjectExpression, type PropertyKey, parseSync, Visitor } from 'oxc-parser';
import { compileText } from './compileText.ts';

/** What the macros compile to. */
const runtime = '@hondana/shared/language/texts';
/** Packed modules are compiled already. */
const compiled = /\brich as \$rich\b/;
const macros = /from\s*['"]@lingui\/(core|react)\/macro['"]/;

interface Options {
  /** Called with the key in catalogues of each text. */
  readonly onText?: (key: string) => void;
}

interface Transformed {
  readonly code: string;
  readonly map: string | undefined;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Descriptor {
  readonly id: string;
  readonly message: string;
  /** English says another text alike. */
  readonly hasContext: boolean;
  readonly values: Span | undefined;
  readonly components: Span | undefined;
}

function descriptorOf(node: ObjectExpression): Descriptor | undefined {
  const spans = new Map<string, Span>();
  const texts = new Map<string, string>();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined;
    const { key, value } = property;
    spans.set(key.name, value);
    if (value.type === 'Literal' && typeof value.value === 'string') texts.set(key.name, value.value);
  }
  const [id, message] = [texts.get('id'), texts.get('message')];
  if (id === undefined || message === undefined) return undefined;
  return {
    id,
    message,
    hasContext: id !== generateMessageId(message),
    values: spans.get('values'),
    components: spans.get('components'),
  };
}

/**
 * Turns Lingui's macros into calls of `language/texts`, with each message compiled: English needs no catalogue, and no
 * parser in the page. Removes types; JSX stays, and so do the numbers of lines.
 *
 * @returns undefined for a module without macros
 * @throws with file, line and column for a macro that is used wrongly
 */
export async function transformTexts(
  code: string,
  file: string,
  { onText = () => {} }: Options = {},
): Promise<Transformed | undefined> {
  if (!macros.test(code)) {
    if (compiled.test(code)) noteTexts(code, file, onText);
    return undefined;
  }
  const expanded = await transform(code, file, {
    macro: {
      descriptorFields: 'message',
      runtimeModules: { i18n: [runtime, 'text'], Trans: [runtime, 'rich'] },
    },
  });
  return { code: compact(expanded.code, file, onText), map: expanded.map };
}

type OnText = NonNullable<Options['onText']>;

function parse(source: string, file: string) {
  const parsed = parseSync(`${file}.jsx`, source);
  const [error] = parsed.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return parsed;
}

function literalOf(node: Expression): unknown {
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression')
    return node.elements.map((element) => literalOf(element as Expression));
  if (node.type !== 'ObjectExpression') return undefined;
  return Object.fromEntries(
    node.properties.flatMap((property) =>
      property.type === 'Property' ? [[nameOf(property.key), literalOf(property.value)]] : [],
    ),
  );
}

const nameOf = (key: PropertyKey): string =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : '';

/** Of a module that is compiled already. */
function noteTexts(source: string, file: string, onText: OnText): void {
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type !== 'Identifier' || !/^\$(text|rich)$/.test(callee.name)) return;
      const [english] = given;
      const id = given[callee.name === '$text' ? 2 : 3];
      if (id) onText(String(literalOf(id as Expression)));
      else if (english) onText(keyOf(literalOf(english as Expression) as Text));
    },
    ObjectExpression(node) {
      const names = node.properties.map((property) => property.type === 'Property' && nameOf(property.key));
      if (names[0] !== 'id' || names[1] !== 'message') return;
      onText(String((literalOf(node) as { readonly id: unknown }).id));
    },
  }).visit(parse(source, file).program);
}

function compact(source: string, file: string, onText: OnText): string {
  const { program, comments } = parse(source, file);
  const edited = new MagicString(source);
  const markEnds = new Set(comments.filter(({ value }) => value === 'i18n').map(({ end }) => end));
  const isMarked = ({ start }: Span): boolean => markEnds.has(source.slice(0, start).trimEnd().length);
  const done = new Set<unknown>();
  const children = new Set<unknown>();

  const overwrite = (start: number, end: number, text: string): void => {
    const lines = source.slice(start, end).split('\n').length - 1;
    edited.overwrite(start, end, text + '\n'.repeat(lines));
  };

  /** Replaces all of `span` but the values and elements, in which there may be other texts. */
  const replaceAround = (span: Span, parts: readonly (Span | string)[]): void => {
    let from = span.start;
    let text = '';
    for (const part of parts) {
      if (typeof part === 'string') text += part;
      else {
        overwrite(from, part.start, text);
        text = '';
        from = part.end;
      }
    }
    overwrite(from, span.end, text);
  };

  const keyAndText = ({ id, message, hasContext }: Descriptor): readonly [string, string] => {
    try {
      const text = compileText(message);
      const key = hasContext ? id : keyOf(text);
      onText(key);
      return [JSON.stringify(key), JSON.stringify(text)];
    } catch (cause) {
      throw new Error(`${file}: “${message}”: ${String(cause)}`, { cause });
    }
  };

  const take = (node: ObjectExpression): Descriptor | undefined => {
    if (done.has(node) || !isMarked(node)) return undefined;
    done.add(node);
    return descriptorOf(node);
  };

  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value === runtime && node.specifiers.some(({ local }) => /^\$_|_$/.test(local.name))) {
        overwrite(node.start, node.end, '');
      }
    },
    CallExpression(node) {
      const [only] = node.arguments;
      const descriptor = only?.type === 'ObjectExpression' ? take(only) : undefined;
      if (!descriptor) return;
      const [key, text] = keyAndText(descriptor);
      const { values, hasContext } = descriptor;
      const given = values ? [', ', values] : hasContext ? [', undefined'] : [];
      replaceAround(node, [`$text(${text}`, ...given, hasContext ? `, ${key})` : ')']);
    },
    JSXFragment(node) {
      for (const child of node.children) children.add(child);
    },
    JSXElement(node) {
      for (const child of node.children) children.add(child);
      const [only] = node.openingElement.attributes;
      if (only?.type !== 'JSXSpreadAttribute' || only.argument.type !== 'ObjectExpression') return;
      const descriptor = take(only.argument);
      if (!descriptor) return;
      const [key, text] = keyAndText(descriptor);
      const { values, components, hasContext } = descriptor;
      const isRich = values !== undefined || components !== undefined;
      const [begin, end] = children.has(node) ? ['{', '}'] : ['', ''];
      const all = [values, ...(isRich ? [components] : []), hasContext ? key : undefined];
      const last = all.findLastIndex((part) => part !== undefined);
      const given = all.slice(0, last + 1).flatMap((part) => [', ', part ?? 'undefined']);
      replaceAround(node, [`${begin}${isRich ? '$rich' : '$text'}(${text}`, ...given, `)${end}`]);
    },
    ObjectExpression(node) {
      const descriptor = take(node);
      if (!descriptor) return;
      const [key, text] = keyAndText(descriptor);
      const { values } = descriptor;
      replaceAround(node, [
        `{ id: ${key}, message: ${text}`,
        ...(values ? [', values: ', values] : []),
        ' }',
      ]);
    },
  }).visit(program);

  edited.prepend(`import { rich as $rich, text as $text } from '${runtime}'; `);
  return edited.toString();
}
