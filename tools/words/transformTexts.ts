import { transform } from '@lingui/native-tools';
import MagicString from 'magic-string';
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { compileText } from './compileText.ts';

/** What the macros compile to. */
const runtime = '@hondana/shared/language/texts';
/** Packed modules are compiled already, with the texts' own IDs. */
const compiled = /from ['"]@hondana\/shared\/language\/texts['"]/;
const calls = /\$(text|rich)\("([^"]+)"/g;
const macros = /from\s*['"]@lingui\/(core|react)\/macro['"]/;

interface Options {
  /** The short ID of a text in this bundle. Its own ID by default. */
  readonly shorten?: (id: string, message: string) => string;
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
  return { id, message, values: spans.get('values'), components: spans.get('components') };
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
  { shorten = (id) => id }: Options = {},
): Promise<Transformed | undefined> {
  if (!macros.test(code)) {
    if (!compiled.test(code)) return undefined;
    return { code: code.replaceAll(calls, (_, name, id) => `$${name}("${shorten(id, '')}"`), map: undefined };
  }
  const expanded = await transform(code, file, {
    macro: {
      descriptorFields: 'message',
      runtimeModules: { i18n: [runtime, 'text'], Trans: [runtime, 'rich'] },
    },
  });
  return { code: compact(expanded.code, file, shorten), map: expanded.map };
}

function compact(source: string, file: string, shorten: (id: string, message: string) => string): string {
  const { program, comments, errors } = parseSync(`${file}.jsx`, source);
  const [error] = errors;
  if (error) throw new Error(`${file}: ${error.message}`);
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

  const idAndText = ({ id, message }: Descriptor): readonly [string, string] => {
    try {
      return [JSON.stringify(shorten(id, message)), JSON.stringify(compileText(message))];
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
      const [id, text] = idAndText(descriptor);
      const { values } = descriptor;
      replaceAround(node, [`$text(${id}, ${text}`, ...(values ? [', ', values] : []), ')']);
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
      const [id, text] = idAndText(descriptor);
      const { values, components } = descriptor;
      const name = values || components ? '$rich' : '$text';
      const [begin, end] = children.has(node) ? ['{', '}'] : ['', ''];
      const given = components
        ? [', ', values ?? 'undefined', ', ', components]
        : values
          ? [', ', values]
          : [];
      replaceAround(node, [`${begin}${name}(${id}, ${text}`, ...given, `)${end}`]);
    },
    ObjectExpression(node) {
      const descriptor = take(node);
      if (!descriptor) return;
      const [id, text] = idAndText(descriptor);
      const { values } = descriptor;
      replaceAround(node, [`{ id: ${id}, message: ${text}`, ...(values ? [', values: ', values] : []), ' }']);
    },
  }).visit(program);

  edited.prepend(`import { rich as $rich, text as $text } from '${runtime}'; `);
  return edited.toString();
}
