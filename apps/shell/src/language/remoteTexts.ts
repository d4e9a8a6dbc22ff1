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

async function request(address: string, integrity: string): Promise<Texts | undefined> {
  try {
    const response = await fetch(address, __DEVELOPMENT__ ? {} : { integrity });
    return response.ok ? ((await response.json()) as Texts) : undefined;
  } catch {
    return undefined;
  }
}

/** By address: all modules of a remote, loaded at once, need one file. */
const requests = new Map<string, Promise<Texts | undefined>>();

/** Undefined when there are none or they cannot be loaded: the remote then speaks English. */
export function fetchRemoteTexts(
  { folder }: RemoteDescriptor,
  tag: string,
  language: RemoteLanguage | undefined,
): Promise<Texts | undefined> {
  if (!language) return Promise.resolve(undefined);
  const { href } = new URL(folder + languageFileName(tag), document.baseURI);
  const known = requests.get(href);
  if (known) return known;
  const answer = request(href, language.integrity).then((texts) => {
    // The next to need it tries again.
    if (!texts) requests.delete(href);
    return texts;
  });
  requests.set(href, answer);
  return answer;
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
