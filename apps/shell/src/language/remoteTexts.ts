import { currentLanguage } from '@hondana/shared/language';
import { addTexts, hasTexts } from '@hondana/shared/language/catalogues';
import type { Texts } from '@hondana/shared/language/text';
import type { RemoteDescriptor, RemoteLanguage } from '@hondana/shared/remote/descriptor';
import { languageFileName } from '@hondana/shared/remote/filesOf';
import { remoteLanguage } from './languageFile.ts';
import { languageStarted } from './startLanguage.ts';

const inUse = new Map<string, RemoteDescriptor>();

/** The remotes whose code has been loaded. */
export const remotesInUse = (): RemoteDescriptor[] => [...inUse.values()];

/** Undefined when there are none or they cannot be loaded: the remote then speaks English. */
export async function fetchRemoteTexts(
  { folder }: RemoteDescriptor,
  tag: string,
  language: RemoteLanguage | undefined,
): Promise<Texts | undefined> {
  if (!language) return undefined;
  const { integrity } = language;
  try {
    const address = new URL(folder + languageFileName(tag), document.baseURI);
    const response = await fetch(address, __DEVELOPMENT__ ? {} : { integrity });
    return response.ok ? ((await response.json()) as Texts) : undefined;
  } catch {
    return undefined;
  }
}

/** Loads what the remote says in the current language, beside its code. */
export async function loadRemoteTexts(remote: RemoteDescriptor): Promise<void> {
  inUse.set(remote.id, remote);
  await languageStarted();
  const tag = currentLanguage();
  if (hasTexts(remote.id)) return;
  const texts = await fetchRemoteTexts(remote, tag, remoteLanguage(remote));
  // After a change meanwhile, the remotes in use have been loaded with it.
  if (texts && tag === currentLanguage()) addTexts(remote.id, texts);
}
