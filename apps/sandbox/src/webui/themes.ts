import { problem } from '../http/errors.ts';
import type { JsonObject } from '../http/jsonPatch.ts';

export interface Theme {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly author: string;
  readonly version: string;
  readonly tags: readonly string[];
  readonly css: string;
  /** Where the newest version is, according to the definition. */
  readonly url: string | null;
}

function text(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}

function nameFrom(id: string): string {
  return id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function fromJson(id: string, source: string): Theme {
  let definition: JsonObject;
  try {
    definition = JSON.parse(source) as JsonObject;
  } catch {
    throw problem({ file: ['Failed to parse theme from file.'] });
  }
  const values = Object.entries((definition.values ?? {}) as Record<string, unknown>);
  const variables = values.map(([key, value]) => `  --${key}: ${String(value)};`).join('\n');
  return {
    id,
    name: text(definition.name, nameFrom(id)),
    description: typeof definition.description === 'string' ? definition.description : null,
    author: text(definition.author, '<unknown>'),
    version: text(definition.version, '1.0'),
    tags: Array.isArray(definition.tags) ? definition.tags.map(String) : [],
    url: typeof definition.updateUrl === 'string' ? definition.updateUrl : null,
    css: `.theme-${id} {\n${variables}\n}\n${text(definition.css, '')}`,
  };
}

/** @throws a 400 problem unless it is CSS or a JSON definition */
export function themeFromFile(fileName: string, source: string): Theme {
  const match = /^(.+)\.(css|json)$/i.exec(fileName);
  if (match === null) throw problem({ file: ['Unsupported file extension.'] });
  const id = (match[1] ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
  if (match[2]?.toLowerCase() === 'json') return fromJson(id, source);
  return {
    id,
    name: nameFrom(id),
    description: null,
    author: '<unknown>',
    version: '1.0',
    tags: [],
    url: null,
    css: source,
  };
}

/** Every name exists, with one colour. @throws a 400 problem for an invalid address or file type */
export function publishedTheme(address: unknown): Theme {
  const url = typeof address === 'string' && URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) {
    throw problem({ URL: ['The URL field is not a valid fully-qualified http or https URL.'] });
  }
  const fileName = url.pathname.split('/').at(-1) ?? '';
  const isDefinition = fileName.toLowerCase().endsWith('.json');
  const values = { 'panel-text': '#d7e3f4' };
  const theme = themeFromFile(fileName, isDefinition ? JSON.stringify({ values }) : '');
  const css = `.theme-${theme.id} { --panel-text: ${values['panel-text']}; }`;
  return { ...theme, css, url: isDefinition ? url.href : null };
}

/** @throws a 400 problem if the theme has no address */
export function updatedTheme(theme: Theme): Theme {
  if (theme.url === null)
    throw problem({ repository: ['The theme does not say where it can be updated from.'] });
  return { ...theme, version: theme.version.replace(/\d+$/, (last) => String(Number(last) + 1)) };
}

export function presentTheme(theme: Theme, isPreview: boolean) {
  return {
    ID: theme.id,
    Name: theme.name,
    Description: theme.description,
    Author: theme.author,
    IsPreview: isPreview,
    IsInstalled: !isPreview,
    Version: theme.version,
    Tags: theme.tags,
    URL: theme.url,
    ...(isPreview ? { CSS: theme.css } : {}),
  };
}
