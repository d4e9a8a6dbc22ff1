import type { Text, TextPart } from '@hondana/shared/language/text';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Token = ReturnType<typeof compileMessage>[number];

const tag = /<(\/?)(\d+)(\/?)>/;

/** An element whose end has not been read yet. */
interface OpenElement {
  readonly index: number;
  readonly parts: TextPart[];
}

function isTokens(value: unknown): value is readonly Token[] {
  return Array.isArray(value);
}

function partOf(token: Exclude<Token, string>): TextPart {
  const [name, type, cases] = token as readonly [string, string?, Readonly<Record<string, unknown>>?];
  if (type === undefined) return [name];
  if (type !== 'plural' && type !== 'select')
    throw new Error(`No text may format by {…, ${type}}: see format.ts.`);
  const compiled = Object.entries(cases ?? {}).flatMap(([key, value]) => {
    if (value === undefined) return [];
    if (!isTokens(value)) throw new Error('No plural may have an offset.');
    return [[key, textOf(partsOf(value))] as const];
  });
  const texts = Object.fromEntries(compiled);
  return type === 'plural' ? [name, texts] : [name, 'word', texts];
}

/** Plain text stays plain. */
function textOf(parts: readonly TextPart[]): Text {
  return parts.every((part) => typeof part === 'string') ? parts.join('') : parts;
}

/** Elements become parts of their own, so that what people and servers wrote is never read as one. */
function partsOf(tokens: readonly Token[]): TextPart[] {
  const open: OpenElement[] = [{ index: -1, parts: [] }];
  const add = (part: TextPart): void => {
    const parts = open.at(-1)?.parts ?? [];
    const last = parts.at(-1);
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
    else if (part !== '') parts.push(part);
  };
  for (const token of tokens) {
    if (typeof token !== 'string') {
      add(partOf(token));
      continue;
    }
    let rest = token;
    for (let match = tag.exec(rest); match; match = tag.exec(rest)) {
      const [whole, isEnd, index, isEmpty] = match;
      add(rest.slice(0, match.index));
      rest = rest.slice(match.index + whole.length);
      if (isEmpty === '/') add([Number(index)]);
      else if (isEnd !== '/') open.push({ index: Number(index), parts: [] });
      else {
        const closed = open.length > 1 ? open.pop() : undefined;
        if (closed?.index !== Number(index)) throw new Error(`</${index}> closes nothing in “${token}”.`);
        add([closed.index, textOf(closed.parts)]);
      }
    }
    add(rest);
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.index}> is not closed.`);
  return open[0]?.parts ?? [];
}

/**
 * An ICU message as the page reads it. Plain text stays plain.
 * @throws for syntax errors, formats other than plural and select, and elements that are not closed
 * @example compileText('Delete <0>{name}</0>?') // ['Delete ', [0, [['name']]], '?']
 */
export function compileText(message: string): Text {
  return textOf(partsOf(compileMessage(message)));
}
