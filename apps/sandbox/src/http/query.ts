import type { FastifyRequest } from 'fastify';
import { problem, serverFault } from './errors.ts';

/** The reference's IncludeOnlyFilter: exclude, include, or nothing else. */
export type TriState = 'false' | 'true' | 'only';

/** Size 0 means all. */
export interface Page {
  readonly size: number;
  readonly number: number;
}

const notValid = (name: string, text: string) => problem({ [name]: [`The value '${text}' is not valid.`] });

const outOfRange = (name: string, min: number, max: number) =>
  problem({ [name]: [`The field ${name} must be between ${min} and ${max}.`] });

/** Parses like ASP.NET; `name` is spelled as on the reference. */
export function wholeNumber(name: string, text: string, min: number, max: number): number {
  if (!/^\s*[+-]?\d+\s*$/.test(text)) throw notValid(name, text);
  const value = Number(text);
  if (value > 2147483647 || value < -2147483648) throw notValid(name, text);
  if (value < min || value > max) throw outOfRange(name, min, max);
  return value;
}

/** A path parameter from 1 to 2147483647, else a 400 that names it: `pathId('seriesID', request.params)`. */
export function pathId(name: string, params: unknown, min = 1): number {
  const entry = Object.entries(params as Record<string, string>).find(
    ([key]) => key.toLowerCase() === name.toLowerCase(),
  );
  return wholeNumber(name, entry?.[1] ?? '', min, 2147483647);
}

/** Case-insensitive. @throws 400 that names the parameter */
export function readBoolean(name: string, text: string): boolean {
  const lower = text.trim().toLowerCase();
  if (lower === 'true') return true;
  if (lower === 'false') return false;
  throw notValid(name, text);
}

/** Query of one request: case-insensitive names and enum values, lists repeated or comma-separated. */
export class Query {
  readonly #values = new Map<string, string[]>();
  readonly #ignoresUnknown: boolean;

  constructor(search: string, ignoresUnknown = false) {
    this.#ignoresUnknown = ignoresUnknown;
    for (const [key, value] of new URLSearchParams(search)) {
      const name = key.toLowerCase().replace(/\[\]$/, '');
      const list = this.#values.get(name);
      if (list === undefined) this.#values.set(name, [value]);
      else list.push(value);
    }
  }

  has(name: string): boolean {
    return this.#values.has(name.toLowerCase());
  }

  text(name: string): string | undefined {
    return this.#values.get(name.toLowerCase())?.[0];
  }

  boolean(name: string, fallback: boolean): boolean {
    const text = this.text(name);
    return text === undefined || text === '' ? fallback : readBoolean(name, text);
  }

  triState(name: string, fallback: TriState): TriState {
    const text = this.text(name);
    if (text === undefined || text === '') return fallback;
    const lower = text.trim().toLowerCase();
    if (lower === 'true' || lower === 'false' || lower === 'only') return lower;
    throw notValid(name, text);
  }

  number(name: string, fallback: number, min = -2147483648, max = 2147483647): number {
    const text = this.text(name);
    if (text === undefined || text === '') return fallback;
    return wholeNumber(name, text, min, max);
  }

  /** From a repeated or comma-separated parameter, without empty values. */
  list(name: string): string[] {
    const values = this.#values.get(name.toLowerCase()) ?? [];
    return values
      .flatMap((value) => value.split(','))
      .map((value) => value.trim())
      .filter((value) => value !== '');
  }

  /**
   * In the spelling of `allowed`. Unknown values give an empty 500, as recorded for `include` and `include_only`; version
   * 6 ignores them, as recorded for `type` and `groupBy`.
   */
  enums<T extends string>(name: string, allowed: readonly T[]): Set<T> {
    const found = new Set<T>();
    for (const value of this.list(name)) {
      const match = allowed.find((one) => one.toLowerCase() === value.toLowerCase());
      if (match !== undefined) found.add(match);
      else if (!this.#ignoresUnknown) throw serverFault();
    }
    return found;
  }

  /** For calls that ignore unknown values in every version. */
  knownEnums<T extends string>(name: string, allowed: readonly T[]): Set<T> {
    const named = new Set(this.list(name).map((value) => value.toLowerCase()));
    return new Set(allowed.filter((one) => named.has(one.toLowerCase())));
  }

  /** In the spelling of `allowed`; an unknown value gives a 400. */
  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === undefined || text === '') return fallback;
    const match = allowed.find((one) => one.toLowerCase() === text.trim().toLowerCase());
    if (match === undefined) throw notValid(name, text);
    return match;
  }

  /** Checked against the call's limit (most lists 0–100 or 0–1000). */
  page(defaultSize: number, maxSize: number): Page {
    const size = this.number('pageSize', defaultSize, 0, maxSize);
    return { size, number: this.number('page', 1, 1, 2147483647) };
  }
}

/** @param ignoresUnknown whether unknown names in lists are left out instead of refused */
export function queryOf(request: FastifyRequest, ignoresUnknown = false): Query {
  const start = request.url.indexOf('?');
  return new Query(start === -1 ? '' : request.url.slice(start + 1), ignoresUnknown);
}

/** The reference's list answer for one page of `items`; `Total` counts all of them. */
export function listResult<T, R>(
  items: readonly T[],
  page: Page,
  present: (item: T) => R,
): { Total: number; List: R[] } {
  const start = (page.number - 1) * page.size;
  const visible = page.size === 0 ? items : items.slice(start, start + page.size);
  return { Total: items.length, List: visible.map(present) };
}

/** Case-insensitive, as ASP.NET binds fields. */
export function bodyField(body: unknown, name: string): unknown {
  if (typeof body !== 'object' || body === null) return undefined;
  return Object.entries(body).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
}

export function wholeNumberIn(body: unknown, name: string): number | undefined {
  const value = bodyField(body, name);
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined;
}

/** @throws 400 that names the field if it is no list */
export function numbersIn(body: unknown, name: string): number[] {
  const list = bodyField(body, name);
  if (!Array.isArray(list)) throw problem({ [name]: [`The ${name} field is required.`] });
  return list.filter((one) => typeof one === 'number');
}

/** May be empty. @throws 400 that names the field if missing */
export function requiredText(body: unknown, name: string): string {
  const text = bodyField(body, name);
  if (typeof text !== 'string') throw problem({ [name]: [`The ${name} field is required.`] });
  return text;
}
