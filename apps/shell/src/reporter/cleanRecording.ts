import { isRecord } from '@hondana/shared/http/isRecord';
import { placeOf } from './placeOf.ts';

/** Attributes that describe appearance, not content. */
const plainAttribute =
  /^(class|role|type|hidden|disabled|checked|style|_cssText|rr_\w+|aria-(hidden|expanded|selected|current))$/;

/** Keys whose strings belong to the recording's format. */
const plainKeys = ['tagName', 'name', 'publicId', 'systemId'];

function withoutAddresses(text: string): string {
  return text.replaceAll(/url\([^)]*\)/gi, 'none');
}

function cleanAttributes(attributes: object): object {
  const kept = Object.entries(attributes).filter(
    ([name, value]) => plainAttribute.test(name) && typeof value !== 'object',
  );
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? withoutAddresses(value) : value]),
  );
}

function cleanText(key: string, text: string, isStyle: boolean): string {
  if (plainKeys.includes(key)) return text;
  return isStyle || key === 'rule' ? withoutAddresses(text) : text.replaceAll(/\S/g, '*');
}

/** Keeps numbers, masks text with asterisks, drops most attributes. */
function clean(part: unknown, base: string): unknown {
  if (Array.isArray(part)) return part.map((item) => clean(item, base));
  if (typeof part !== 'object' || part === null) return part;
  const isStyle = 'isStyle' in part && part.isStyle === true;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]): [string, unknown] => {
      if (key === 'href' && typeof value === 'string') return [key, placeOf(value, base)];
      if (key === 'attributes' && isRecord(value)) return [key, cleanAttributes(value)];
      return [key, typeof value === 'string' ? cleanText(key, value, isStyle) : clean(value, base)];
    }),
  );
}

/** Event type of the library's own additions: breadcrumbs, URLs, options. */
const custom = 5;

/**
 * Strips text, images and addresses from a session recording.
 *
 * @param text a JSON line with the segment's number, then one with its events
 */
export function cleanRecording(text: string, base: string): string {
  const end = text.indexOf('\n');
  const { segment_id } = JSON.parse(text.slice(0, end));
  const events: { readonly type: number }[] = JSON.parse(text.slice(end + 1));
  const kept = events.filter(({ type }) => type !== custom).map((event) => clean(event, base));
  return `${JSON.stringify({ segment_id })}\n${JSON.stringify(kept)}`;
}
