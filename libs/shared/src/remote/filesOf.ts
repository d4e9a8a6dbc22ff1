import type { RemoteDescriptor, ShellDescriptor } from './descriptor.ts';

type Listed = Pick<RemoteDescriptor, 'files' | 'languages'> | Pick<ShellDescriptor, 'files'>;

/**
 * The file with a remote's texts in a language, in its folder.
 * @example languageFileName('pt-BR') // 'languages/pt-BR.json'
 */
export function languageFileName(tag: string): string {
  return `languages/${tag}.json`;
}

/**
 * The integrity of every file in the folder of a remote or shell, by name: its code, styles and languages.
 * @example filesOf(descriptor)['languages/de.json'] // 'sha384-…'
 */
export function filesOf(part: Listed): Readonly<Record<string, string>> {
  const languages = Object.entries(('languages' in part && part.languages) || {}).flatMap(
    ([tag, { integrity }]) =>
      // The shell's languages are in its descriptor.
      typeof integrity === 'string' ? [[languageFileName(tag), integrity] as const] : [],
  );
  return { ...part.files, ...Object.fromEntries(languages) };
}
