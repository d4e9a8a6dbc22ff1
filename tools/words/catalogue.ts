import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatter } from '@lingui/format-po';

/** A text of the source or its translation, by Lingui's ID of the text. */
export interface Entry {
  /** In ICU syntax, in English. */
  readonly message: string;
  /** Empty while there is none. */
  readonly translation: string;
  readonly context?: string;
  /** For translators. */
  readonly comments: readonly string[];
  /** Files that have the text: of an app from the root of the repository, of a plugin from its own. */
  readonly files: readonly string[];
  readonly isFuzzy: boolean;
}

export type Catalogue = ReadonlyMap<string, Entry>;

/** Of an app or a library, with a template and a file for each language. */
export const languagesFolder = 'languages';
export const templateName = 'texts.pot';

const po = formatter({ lineNumbers: false });
const parameters = { sourceLocale: 'en', existing: undefined };

export async function parseCatalogue(text: string, locale = 'en'): Promise<Catalogue> {
  const parsed = await po.parse(text, { ...parameters, locale, filename: '' });
  return new Map(
    Object.entries(parsed)
      .filter(([, { obsolete }]) => obsolete !== true)
      .map(([id, { message, translation, context, comments, origin, extra }]): [string, Entry] => [
        id,
        {
          message: message ?? id,
          translation: translation ?? '',
          ...(context && { context }),
          comments: comments ?? [],
          files: (origin ?? []).map(([file]) => file),
          isFuzzy:
            (extra as { readonly flags?: readonly string[] } | undefined)?.flags?.includes('fuzzy') === true,
        },
      ]),
  );
}

/** By the alphabet, then by context. */
export function inOrder(catalogue: Catalogue): Catalogue {
  return new Map(
    [...catalogue].sort(([, left], [, right]) =>
      left.message === right.message
        ? (left.context ?? '').localeCompare(right.context ?? '', 'en')
        : left.message.localeCompare(right.message, 'en'),
    ),
  );
}

/** @param existing the file so far, whose head is kept */
export async function formatCatalogue(
  catalogue: Catalogue,
  locale: string | undefined,
  existing: string | undefined,
): Promise<string> {
  const entries = [...catalogue].map(([id, { message, translation, context, comments, files }]) => [
    id,
    {
      message,
      translation,
      ...(context !== undefined && { context }),
      comments: [...comments],
      origin: files.map((file): [string] => [file]),
      placeholders: {},
    },
  ]);
  const text = await po.serialize(Object.fromEntries(entries), {
    ...parameters,
    locale,
    filename: '',
    existing: existing ?? undefined,
  });
  return String(text);
}

async function readFileOf(folder: string, name: string): Promise<Catalogue> {
  const file = path.join(folder, languagesFolder, name);
  return existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8'), path.parse(name).name) : new Map();
}

/** All texts of a project. Empty without a template. */
export const readTemplate = (folder: string): Promise<Catalogue> => readFileOf(folder, templateName);

export const readTranslations = (folder: string, language: string): Promise<Catalogue> =>
  readFileOf(folder, `${language}.po`);

/** The languages that a project has a file of. */
export function languagesOf(folder: string): string[] {
  const languages = path.join(folder, languagesFolder);
  if (!existsSync(languages)) return [];
  return readdirSync(languages)
    .filter((name) => name.endsWith('.po'))
    .map((name) => path.parse(name).name)
    .sort();
}
