import { currentLanguage } from '@hondana/shared/language';
import { sourceLanguage } from '@hondana/shared/language/catalogues';
import type { LanguageFile, RemoteDescriptor, RemoteLanguage } from '@hondana/shared/remote/descriptor';
import { languageFileName } from '@hondana/shared/remote/filesOf';

const timeoutMs = 8000;

const english: LanguageFile = { format: 1, shells: {}, remotes: {} };

let current = english;

/**
 * What the interface's own parts say in a language.
 * @throws when the installation lacks the language or cannot be reached
 */
export async function fetchLanguageFile(tag: string): Promise<LanguageFile> {
  if (tag === sourceLanguage) return english;
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(new URL(languageFileName(tag), document.baseURI), {
    cache: 'no-cache',
    signal,
  });
  // Servers may answer with the page for a file that they lack, which is no JSON.
  return await response.json();
}

/** Together with `changeLanguage`. */
export function setLanguageFile(file: LanguageFile): void {
  current = file;
}

/** What is known of a remote in a language before its texts have loaded. */
export function remoteLanguage(
  { id, version, languages }: RemoteDescriptor,
  tag = currentLanguage(),
  file = current,
): RemoteLanguage | undefined {
  return file.remotes[id]?.[version] ?? languages?.[tag];
}
